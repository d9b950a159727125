// What the browser keeps, and what's told where it keeps nothing, has no room, or the game has crashed.
import assert from 'node:assert/strict';
import {plays} from './browser.mjs';

/** Starts a match against computers, from the title. */
async function playAlone(at) {
    await at.press('Enter');
    await at.hears(/Angle: /);
}

plays('where the browser refuses to keep anything, the game says so and plays', async (at) => {
    await at.go();
    await at.hears(/won't save anything/);
    await at.shot('nothing_kept');
    await playAlone(at);
}, {before: () => { Object.defineProperty(window, 'indexedDB', {get() { throw new Error('refused'); }}); }});

plays('where the browser has no room left, the game says so and plays', async (at) => {
    await at.go();
    const room = await at.context.newCDPSession(at.page);
    await room.send('Storage.overrideQuotaForOrigin', {origin: new URL(at.base).origin, quotaSize: 1});
    await at.hears(/^Terramorph/);
    await playAlone(at);
    await at.press('Space');  // if nothing before, this is to be kept
    await at.page.waitForFunction(() => window.refused_, null, {timeout: 120000});
    await at.hears(/'s turn/);
    await at.shot('no_room');
}, {
    before: () => {  // notes when the page says so, whenever that is
        const warn = console.warn;
        console.warn = (...words) => {
            if (/out of storage/.test(words.join(' '))) window.refused_ = true;
            warn(...words);
        };
    },
});

plays('a language is kept', async (at) => {
    await at.go();
    await at.hears(/^Terramorph/);
    await at.pressUntil('Shift+Tab', /Language: /);
    await at.pressUntil('ArrowRight', /Deutsch/);
    await at.keeps();
    await at.page.reload();
    await at.started();
    await at.hears(/Spiel/);
});

plays('a crash offers its report and is told at the next start', async (at) => {
    await at.go();
    await at.hears(/^Terramorph/);
    await at.page.evaluate(() => { setTimeout(() => Module.ccall('page_dropped', null, ['number', 'number'], [-16, -16])); });
    await at.page.waitForFunction(() => Module.state === 'over');
    assert.match(await at.page.textContent('#words'), /crashed/);
    const [file] = await Promise.all([at.page.waitForEvent('download'), at.page.getByText('Save the report').click()]);
    assert.equal(file.suggestedFilename(), 'terramorph-crash.txt');
    await at.page.getByText('Go on').click();
    await at.page.waitForFunction(() => globalThis.Module?.state === 'shown');
    await at.hears(/crashed last time/);
    await at.shot('crash_told');
    await at.page.reload();
    await at.started();
    await at.hears(/^Terramorph/);
    await at.wait(1000);
    assert.ok(!(await at.said()).includes('crashed'), 'it’s told once');
}, {expected: [/memory access out of bounds|RuntimeError/]});
