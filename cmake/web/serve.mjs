// Serves a folder on loopback, as any static server would: serve.mjs FOLDER [PORT]. Prints the address.
import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import zlib from 'node:zlib';

const types = {
    '.html': 'text/html; charset=utf-8', '.js': 'text/javascript; charset=utf-8', '.wasm': 'application/wasm',
    '.png': 'image/png', '.webmanifest': 'application/manifest+json', '.txt': 'text/plain; charset=utf-8',
};

/** Packed files by their path and time of change: a browser that takes them gets a third of the bytes. */
const packed = new Map();

function pack(file, bytes, changed) {
    const key = `${file} ${changed}`;
    if (!packed.has(key)) packed.set(key, zlib.gzipSync(bytes, {level: 6}));
    return packed.get(key);
}

function answer(root, request, response) {
    const name = decodeURIComponent(new URL(request.url, 'http://localhost').pathname);
    const file = path.join(root, path.normalize(name.endsWith('/') ? name + 'index.html' : name));
    let bytes, changed;
    try {
        bytes = fs.readFileSync(file);
        changed = fs.statSync(file).mtimeMs;
    } catch {
        response.writeHead(404).end();
        return;
    }
    const type = types[path.extname(file)] || 'application/octet-stream';
    const headers = {'content-type': type, 'cache-control': 'no-cache'};
    if (/gzip/.test(request.headers['accept-encoding'] || '') && !type.startsWith('image/')) {
        bytes = pack(file, bytes, changed);
        headers['content-encoding'] = 'gzip';
    }
    response.writeHead(200, headers).end(bytes);
}

export function serve(root, port = 0) {
    return new Promise((ready, failed) => {
        const server = http.createServer((request, response) => answer(path.resolve(root), request, response));
        server.on('error', failed);
        server.listen(port, '127.0.0.1', () => ready(server));
    });
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
    const [folder, wanted] = process.argv.slice(2);
    const server = await serve(folder, Number(wanted || 8080)).catch(() => serve(folder));
    console.log(`Terramorph is at http://127.0.0.1:${server.address().port}/ until you press Ctrl+C.`);
}
