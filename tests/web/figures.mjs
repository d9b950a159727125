// What the page costs: figures.mjs SITE RECORDING [WAY...]. It prints times, and asserts nothing of them; memory has a
// limit. Times are of the processor, so that they tell something beside other work.
import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {serve} from '../../cmake/web/serve.mjs';
import {chromium, countFrames, rendererOf, ways} from './browser.mjs';

const [site, recording, ...wanted] = process.argv.slice(2);
const kMostMemory = 80e6;  // bytes

const phone = {deviceScaleFactor: 3, hasTouch: true, isMobile: true};
const screens = {
    'desktop, 1280x720': {viewport: {width: 1280, height: 720}},
    'dense desktop, 1280x720 at 2': {viewport: {width: 1280, height: 720}, deviceScaleFactor: 2},
    'phone, 844x390 at 3': {...phone, viewport: {width: 844, height: 390}},
    'phone, 390x844 at 3': {...phone, viewport: {width: 390, height: 844}},
    'phone, 412x915 at 3, a quarter as fast': {...phone, viewport: {width: 412, height: 915}, slower: 4},
    'phone, 915x412 at 3, a quarter as fast': {...phone, viewport: {width: 915, height: 412}, slower: 4},
};
/** The median and what 95 of 100 keep to, of the frames of so many seconds. */
async function frames(page, seconds) {
    await page.evaluate(() => { window.frames_.length = 0; });
    await page.waitForTimeout(1000 * seconds);
    const all = await page.evaluate(() => window.frames_);
    const works = all.map(([, work]) => work).sort((a, b) => a - b);
    const at = (part) => works[Math.floor(part * (works.length - 1))]?.toFixed(1);
    return {median: at(0.5), p95: at(0.95), fps: (1000 * (all.length - 1) / (all.at(-1)[0] - all[0][0])).toFixed(0)};
}

async function measure(server, way, name, {slower, ...screen}) {
    const browser = await chromium.launch({executablePath: '/usr/bin/chromium', headless: true, ...ways[way]});
    const context = await browser.newContext({locale: 'en-US', ...screen});
    await context.addInitScript(countFrames);
    const page = await context.newPage();
    const faults = [];
    page.on('pageerror', (fault) => faults.push(fault.message));
    const tools = await context.newCDPSession(page);
    if (slower) await tools.send('Emulation.setCPUThrottlingRate', {rate: slower});
    const base = `http://127.0.0.1:${server.address().port}/`;
    await page.goto(`${base}?seed=7&renderer=${rendererOf(way)}&replay=figures.tmrec&nosound`);
    await page.waitForFunction(() => Module.state === 'shown', null, {timeout: 120000});
    const first = await page.evaluate(() => Math.round(performance.getEntriesByName('shown')[0].startTime));
    const row = {name: `${way}, ${name}`, 'first picture': first};
    for (const part of ['first', 'second', 'third']) {
        const {median, p95, fps} = await frames(page, 4);
        Object.assign(row, {[part]: `${median} (${p95}), ${fps}/s`});
    }
    row.pixels = await page.evaluate(() => `${Module.canvas.width}x${Module.canvas.height}`);
    row.memory = await page.evaluate(() => Module.HEAPU8?.length ?? 0);
    if (process.env.TERRAMORPH_SHOTS)
        await page.screenshot({path: path.join(process.env.TERRAMORPH_SHOTS, `${way} ${name}.png`.replace(/\W+(?!png$)/g, '_'))});
    await browser.close();
    assert.deepEqual(faults, []);
    assert.ok(row.memory < kMostMemory, `the page takes ${row.memory} bytes; ${kMostMemory} is the most`);
    return row;
}

delete process.env.DISPLAY;
fs.copyFileSync(recording, path.join(site, 'figures.tmrec'));
const server = await serve(site);
try {
    const rows = [];
    for (const way of wanted.length ? wanted : Object.keys(ways))
        for (const [name, screen] of Object.entries(screens)) {
            if (process.env.ONLY && !name.includes(process.env.ONLY)) continue;
            rows.push(await measure(server, way, name, screen));
            console.log(JSON.stringify(rows.at(-1)));
        }
    console.table(rows);
} finally {
    server.close();
    fs.rmSync(path.join(site, 'figures.tmrec'));
}
