// The page stays small: download.mjs SITE. Prints what a first visit loads and the whole site, as servers pack them, and
// fails where a first visit is above a limit.
import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';

const kMost = {gzip: 1.70e6, brotli: 1.50e6};  // bytes of a first visit, with what is kept for being offline
const kLater = ['licenses.txt', 'icon-512.png'];  // by whoever reads it, or installs the game

const {BROTLI_PARAM_QUALITY: quality, BROTLI_PARAM_LGWIN: window} = zlib.constants;
const pack = {
    plain: (bytes) => bytes,
    gzip: (bytes) => zlib.gzipSync(bytes, {level: 9}),
    brotli: (bytes) => zlib.brotliCompressSync(bytes, {params: {[quality]: 11, [window]: 24}}),
};

const site = process.argv[2];
const files = fs.readdirSync(site).map((name) => {
    const bytes = fs.readFileSync(path.join(site, name));
    return {name, ...Object.fromEntries(Object.entries(pack).map(([way, act]) => [way, act(bytes).length]))};
});
const sum = (name, list) => ({name, ...Object.fromEntries(Object.keys(pack).map(
    (way) => [way, list.reduce((all, file) => all + file[way], 0)]))});
const worker = fs.readFileSync(path.join(site, 'service-worker.js'), 'utf8');
for (const name of kLater) assert.ok(!worker.includes(`'${name}'`), `${name} is kept by every first visit`);
const first = sum('a first visit', files.filter(({name}) => !kLater.includes(name)));
console.table([...files, sum('the whole site', files), first]);
for (const [way, most] of Object.entries(kMost))
    assert.ok(first[way] <= most, `a first visit loads ${first[way]} bytes with ${way}; ${most} is the most`);
