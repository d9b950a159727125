// The page around the game: loading, being installed and offline, and what it says where it can't play.
import assert from 'node:assert/strict';
import {plays, report} from './browser.mjs';

/** Runs in the page first: notes how far the loading bar has come. */
function watchBar() {
    window.bar_ = [];
    new MutationObserver(() => {
        const width = document.querySelector('#bar div')?.style.width;
        if (width && width !== window.bar_.at(-1)) window.bar_.push(width);
    }).observe(document, {subtree: true, childList: true, attributes: true});
}

plays('a bar shows how much has come', async (at) => {
    await at.go();
    const bar = (await at.page.evaluate(() => window.bar_)).map((width) => parseInt(width, 10));
    report('the loading bar', bar);
    assert.ok(bar.length > 3, 'it moves');
    assert.deepEqual(bar, [...bar].sort((a, b) => a - b), 'and only forward');
    assert.equal(bar.at(-1), 100);
    assert.ok(await at.page.isHidden('#note'));
}, {before: watchBar});

plays('it can be installed', async (at) => {
    await at.go('offline');
    await at.page.evaluate(() => navigator.serviceWorker.ready);
    const asked = await at.context.newCDPSession(at.page);
    const {installabilityErrors} = await asked.send('Page.getInstallabilityErrors');
    assert.deepEqual(installabilityErrors.filter(({errorId}) => errorId !== 'in-incognito'), []);
    const {errors, data} = await asked.send('Page.getAppManifest');
    assert.deepEqual(errors, []);
    const manifest = JSON.parse(data);
    assert.equal(manifest.name, 'Terramorph');
    for (const icon of manifest.icons) assert.equal((await at.page.request.get(at.base + icon.src)).status(), 200, icon.src);
    assert.equal(await at.page.getAttribute('link[rel=icon]', 'href'), 'icon-64.png');
});

plays('it plays with the network cut', async (at) => {
    await at.go('offline');
    await at.page.evaluate(() => navigator.serviceWorker.ready);
    at.server.closeAllConnections();
    await new Promise((closed) => at.server.close(closed));
    await at.context.setOffline(true);
    at.told.length = 0;
    await at.page.reload();
    assert.equal(await at.started(), 'shown');
    await at.hears(/^Terramorph/);
    await at.press('Enter');
    await at.hears(/Angle: /);
}, {expected: [/icon-(64|512)\.png/]});  // which the browser itself asks for

plays('without WebAssembly it says so', async (at) => {
    await at.page.goto(at.base);
    assert.match(await at.page.textContent('#words'), /no WebAssembly/);
    assert.ok(await at.page.isVisible('#words'));
}, {before: () => { delete window.WebAssembly; }});

plays('without any storage or locks it plays', async (at) => {
    await at.go();
    await at.hears(/won't save anything/);
}, {
    before: () => {
        for (const name of ['indexedDB', 'localStorage'])
            Object.defineProperty(window, name, {get() { throw new DOMException('refused', 'SecurityError'); }});
        Object.defineProperty(navigator, 'locks', {value: undefined});
    },
});

plays('a program that can’t be fetched is told, and can be tried again', async (at) => {
    await at.page.route('**/terramorph.wasm', (route) => route.abort());
    await at.page.goto(at.base);
    await at.page.getByText('Try again').waitFor();
    assert.match(await at.page.textContent('#words'), /couldn’t be loaded/);
    await at.page.unroute('**/terramorph.wasm');
    await at.page.getByText('Try again').click();
    await at.page.waitForFunction(() => globalThis.Module?.state === 'shown', null, {timeout: 120000});
}, {expected: [/ERR_FAILED/]});

plays('nothing offers to quit', async (at) => {
    await at.go();
    await at.hears(/^Terramorph/);
    await at.settle();
    const said = [];
    do said.push(await at.step('Tab'));
    while (!/^Play: /m.test(said.at(-1)) && said.length < 40);
    assert.ok(said.some((line) => /^Help/m.test(line)), said.join(' '));
    assert.deepEqual(said.filter((line) => /quit/i.test(line)), []);
});

/** Runs in the page first: without a window this browser lets pages sound from the start, which others don't. */
function beginSilent() {
    const Real = window.AudioContext;
    window.AudioContext = class extends Real {
        constructor(...options) {
            super(...options);
            this.suspend();
        }
    };
    window.tasks_ = [];
    new PerformanceObserver((list) => list.getEntries().forEach((task) => window.tasks_.push(Math.round(task.duration))))
        .observe({type: 'longtask', buffered: true});
}

plays('sounds begin with the first key', async (at) => {
    const state = () => at.page.evaluate(() => Module.SDL2?.audioContext?.state);
    await at.go();
    await at.wait(1500);
    assert.equal(await state(), 'suspended');
    await at.page.evaluate(() => { window.tasks_.length = 0; });
    await at.press('ArrowRight');
    await at.page.waitForFunction(() => Module.SDL2.audioContext.state === 'running');
    report('frames with the first sounds', await at.frames(6000));
    report('tasks of more than 50 ms with the first sounds', await at.page.evaluate(() => window.tasks_));
}, {before: beginSilent});
