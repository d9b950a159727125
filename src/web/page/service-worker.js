// Keeps the site's files, so that the game plays offline. A site that has changed has another name for what is kept.
'use strict';

const kept = 'terramorph-@HASH@';
const files = ['./', 'page.js', 'terramorph.js', 'terramorph.wasm', 'manifest.webmanifest', 'icon-64.png',
    'icon-128.png'];

addEventListener('install', (event) => {
    event.waitUntil(caches.open(kept).then((cache) => cache.addAll(files)));
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
