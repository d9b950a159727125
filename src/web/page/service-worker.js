// Keeps the site's files, so that the game plays offline. A site that has changed has another name for what is kept.
'use strict';

const kept = 'terramorph-@HASH@';
const files = ['./', 'page.js', 'terramorph.js', 'terramorph.wasm', 'manifest.webmanifest', 'icon-64.png', 'icon-192.png',
    'icon-512.png'];

addEventListener('install', (event) => {
    event.waitUntil(caches.open(kept).then((cache) => cache.addAll(files)).then(() => skipWaiting()));
});

addEventListener('activate', (event) => {
    event.waitUntil(caches.keys().then((names) => Promise.all(
        names.filter((name) => name.startsWith('terramorph-') && name !== kept).map((name) => caches.delete(name)))));
});

// The server comes first for the page, which names no version, and what is kept comes first for the rest.
addEventListener('fetch', (event) => {
    const url = new URL(event.request.url);
    if (event.request.method !== 'GET' || url.origin !== location.origin) return;
    const page = event.request.mode === 'navigate';
    event.respondWith((async () => {
        const cache = await caches.open(kept);
        const known = await cache.match(page ? './' : event.request, {ignoreSearch: page});
        if (page) return fetch(event.request).catch(() => known || Response.error());
        return known || fetch(event.request);
    })());
});
