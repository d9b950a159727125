// Keeps the site's files, so that the game plays offline. A site that has changed has another name for what is kept.
'use strict';

const kept = 'terramorph-@HASH@';
const files = ['./', 'page.js', 'terramorph.js', 'terramorph.wasm', 'manifest.webmanifest', 'icon-64.png',
    'icon-128.png'];

/** The languages that a former version has kept. */
async function languages() {
    const names = (await caches.keys()).filter((name) => name.startsWith('terramorph-') && name !== kept);
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({url}) => url).filter((url) => url.includes('/lang/'));
}

addEventListener('install', (event) => {
    event.waitUntil(caches.open(kept).then(async (cache) => {
        await cache.addAll(files);
        await Promise.all((await languages()).map((url) => cache.add(url).catch(() => {})));  // one may be gone
    }));
});

// The page has got a language, which it may not have asked for by way of this.
addEventListener('message', (event) => {
    event.waitUntil(caches.open(kept)
        .then(async (cache) => await cache.match(event.data) || cache.add(event.data))
        .catch(() => {}));  // it's asked for again at the next start
});

addEventListener('activate', (event) => {
    event.waitUntil(caches.keys().then((names) => Promise.all(
        names.filter((name) => name.startsWith('terramorph-') && name !== kept).map((name) => caches.delete(name)))));
});

// All files are of one version: a new one is fetched as a whole, and is played from the next visit on.
addEventListener('fetch', (event) => {
    const url = new URL(event.request.url);
    if (event.request.method !== 'GET' || url.origin !== location.origin) return;
    const page = event.request.mode === 'navigate';
    event.respondWith(caches.open(kept)
        .then((cache) => cache.match(page ? './' : event.request, {ignoreSearch: page}))
        .then((known) => known || fetch(event.request)));
});
