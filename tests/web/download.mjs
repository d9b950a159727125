// The page stays small: download.mjs SITE. Prints what the whole site weighs and what a first visit loads in each language,
// as servers pack them, and fails where a first visit is above a limit.
import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';

const kMost = {gzip: 1.85e6, brotli: 1.50e6};  // bytes of a first visit, with what is kept for being offline
const kLater = ['licenses.txt', 'icon-512.png', 'mqtt.js'];  // by whoever reads it, installs the game, or meets others

const {BROTLI_PARAM_QUALITY: quality, BROTLI_PARAM_LGWIN: window} = zlib.constants;
const pack = {
    plain: (bytes) => bytes,
    gzip: (bytes) => zlib.gzipSync(bytes, {level: 9}),
    brotli: (bytes) => zlib.brotliCompressSync(bytes, {params: {[quality]: 11, [window]: 24}}),
};

const site = process.argv[2];
const weigh = (name) => {
    const bytes = fs.readFileSync(path.join(site, name));
    return {name, ...Object.fromEntries(Object.entries(pack).map(([way, act]) => [way, act(bytes).length]))};
};
const sum = (name, list) => ({name, ...Object.fromEntries(Object.keys(pack).map(
    (way) => [way, list.reduce((all, file) => all + file[way], 0)]))});
const names = fs.readdirSync(site, {recursive: true}).filter((name) => fs.statSync(path.join(site, name)).isFile()).sort();
const files = names.map(weigh);
const of = (code) => files.filter(({name}) => [`lang/${code}.po`, `lang/talk_${code}.toml`].includes(name));
const languages = names.filter((name) => name.endsWith('.po')).map((name) => path.basename(name, '.po'));
assert.ok(languages.length > 0, 'there are no languages');
const worker = fs.readFileSync(path.join(site, 'service-worker.js'), 'utf8');
for (const name of [...kLater, ...names.filter((name) => name.startsWith('lang/'))])
    assert.ok(!worker.includes(`'${name}'`), `${name} is kept by every first visit`);
const english = files.filter(({name}) => !kLater.includes(name) && !name.startsWith('lang/'));
const visits = [sum('a first visit in English', english),
    ...languages.map((code) => sum(`a first visit in ${code}`, [...english, ...of(code)]))];
console.table([...files, sum('the whole site', files), ...visits]);
for (const visit of visits)
    for (const [way, most] of Object.entries(kMost))
        assert.ok(visit[way] <= most, `${visit.name} loads ${visit[way]} bytes with ${way}; ${most} is the most`);
