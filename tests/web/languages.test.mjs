// Languages: the site has them, the game fetches the one that it speaks, and the browser keeps it for when it's offline.
import assert from 'node:assert/strict';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {serve} from '../../cmake/web/serve.mjs';
import {plays, site} from './browser.mjs';

/** The files of languages that the page asks for from now on. */
function watchLanguages(at) {
    const asked = [];
    at.page.on('request', (request) => {
        const file = new URL(request.url()).pathname;
        if (file.startsWith('/lang/')) asked.push(file.slice(6));
    });
    return asked;
}

/** Waits until a worker keeps the language. */
async function languageKept(at, code) {
    await at.page.evaluate(() => navigator.serviceWorker.ready);
    await at.page.waitForFunction(async (files) => {
        const found = await Promise.all(files.map((file) => caches.match(file)));
        return found.every(Boolean);
    }, [`lang/${code}.po`, `lang/talk_${code}.toml`]);
}

async function cutNetwork(at) {
    at.server.closeAllConnections();
    await new Promise((closed) => at.server.close(closed));
    await at.context.setOffline(true);
}

async function reload(at) {
    at.told.length = 0;
    await at.page.reload();
    assert.equal(await at.started(), 'shown');
}

/** From the title. */
async function choose(at, name, key = 'ArrowRight') {
    await at.settle();
    await at.pressUntil('Shift+Tab', /^(Language|Sprache): /);
    return at.pressUntil(key, name);
}

const german = {context: {locale: 'de-DE'}};
const cut = {expected: [/ERR_(FAILED|INTERNET_DISCONNECTED) .*(\/lang\/|icon-(64|512)\.png|page\.js)/]};  // which asks, too

plays('in English no language is fetched', async (at) => {
    const asked = watchLanguages(at);
    await at.go();
    await at.hears(/^Terramorph/);
    assert.deepEqual(asked, []);
});

plays('the browser’s own language is fetched before the game begins, and no other', async (at) => {
    const asked = watchLanguages(at);
    await at.page.addInitScript(() => { window.XMLHttpRequest = null; });  // by which the game would fetch it later
    await at.go();
    await at.hears(/Spiel/);
    assert.deepEqual(asked.sort(), ['de.po', 'talk_de.toml']);
}, german);

plays('the language of a first visit is there with the network cut', async (at) => {
    await at.go('offline');
    await at.hears(/Spiel/);
    await languageKept(at, 'de');
    await cutNetwork(at);
    await reload(at);
    await at.hears(/Spiel/);
}, {...german, ...cut});

plays('a language that was chosen is there with the network cut, and one that can’t be had is told', async (at) => {
    const asked = watchLanguages(at);
    await at.go('offline');
    await at.hears(/^Terramorph/);
    await choose(at, /Deutsch/);
    assert.deepEqual(asked.sort(), ['de.po', 'talk_de.toml']);
    await languageKept(at, 'de');
    await at.keeps();
    await cutNetwork(at);
    await reload(at);
    await at.hears(/Spiel/);

    await choose(at, /Español ließ sich nicht laden: lang\/es\.po/);
    await at.shot('language_out_of_reach');
    assert.match(Object.keys(await at.kept()).join(), /language\.toml/);
    await at.press('Home');
    await reload(at);
    await at.hears(/Spiel/);
    await at.press('Enter');
    await at.hears(/Winkel: /);
}, cut);

plays('a language that was spoken once can be chosen with the network cut', async (at) => {
    await at.go('offline');
    await at.hears(/^Terramorph/);
    await choose(at, /Deutsch/);
    await languageKept(at, 'de');
    await choose(at, /English/, 'ArrowLeft');
    await at.keeps();
    await cutNetwork(at);
    await reload(at);
    await at.hears(/^Terramorph/);
    await choose(at, /Deutsch/);
}, cut);

plays('a language that can’t be had at the start is told, and there at the next', async (at) => {
    await at.page.route('**/lang/*', (route) => route.abort());
    await at.go('lang=fr');
    await at.hears(/^Terramorph/);
    assert.match(await at.said(), /Couldn't load Français: lang\/fr\.po/);
    await at.shot('language_out_of_reach_at_start');
    await at.page.unroute('**/lang/*');
    await at.page.reload();
    await at.started();
    await at.hears(/Jouer/);
}, cut);

plays('a new version of the site keeps the language, its own', async (at) => {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'terramorph-site-'));
    fs.cpSync(site, folder, {recursive: true});
    const server = await serve(folder);
    at.base = `http://127.0.0.1:${server.address().port}/`;
    await at.go('offline');
    await languageKept(at, 'de');

    fs.appendFileSync(path.join(folder, 'lang/de.po'), '\n# new\n');
    const worker = path.join(folder, 'service-worker.js');
    fs.writeFileSync(worker, fs.readFileSync(worker, 'utf8').replace(/terramorph-\w{16}/, 'terramorph-next'));
    await at.page.evaluate(async () => {
        const worker = await navigator.serviceWorker.ready;
        await worker.update();
    });
    await at.page.waitForFunction(async () => (await navigator.serviceWorker.ready).waiting);
    await at.page.goto('about:blank');  // the old one serves until its last page is left
    await at.go('offline');
    await at.page.waitForFunction(async () => (await caches.keys()).join() === 'terramorph-next');
    const text = await at.page.evaluate(async () => (await caches.match('lang/de.po')).text());
    assert.match(text, /# new/);
    await at.hears(/Spiel/);
    server.closeAllConnections();
    server.close();
    fs.rmSync(folder, {recursive: true});
}, german);
