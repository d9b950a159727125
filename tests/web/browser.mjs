// A browser without a window that plays the site: what the steps of smoke.mjs need.
import assert from 'node:assert/strict';
import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import {createRequire} from 'node:module';
import os from 'node:os';
import path from 'node:path';
import {serve} from '../../cmake/web/serve.mjs';

const cache = path.join(process.env.XDG_CACHE_HOME || path.join(os.homedir(), '.cache'), 'terramorph/browser/');
const {chromium} = createRequire(cache)('playwright-core');

const ways = {
    software: {args: ['--disable-gpu', '--disable-software-rasterizer'], ignoreDefaultArgs: ['--enable-unsafe-swiftshader']},
    webgl: {args: ['--use-angle=swiftshader']},
};

/** Runs in the page before the game: counts frames and how long each took. */
function countFrames() {
    const later = window.requestAnimationFrame;
    window.frames_ = [];
    window.requestAnimationFrame = (act) => later.call(window, (time) => {
        const began = performance.now();
        act(time);
        window.frames_.push([time, performance.now() - began]);
    });
}

export class Browser {
    /** `way` is what draws: 'software' or 'webgl'. */
    static async open(site, shots, way, options = {}) {
        delete process.env.DISPLAY;
        fs.mkdirSync(shots, {recursive: true});
        const browser = new Browser();
        browser.shots = shots;
        browser.way = way;
        browser.errors = [];
        browser.server = options.server || await serve(site);
        browser.base = `http://127.0.0.1:${browser.server.address().port}/`;
        browser.profile = fs.mkdtempSync(path.join(os.tmpdir(), 'terramorph-profile-'));
        browser.context = await chromium.launchPersistentContext(browser.profile, {
            executablePath: '/usr/bin/chromium', headless: true, viewport: {width: 1280, height: 720},
            acceptDownloads: true, locale: 'en-US', ...ways[way], ...options.context,
        });
        await browser.context.addInitScript(countFrames);
        if (options.before) await browser.context.addInitScript(options.before);
        browser.page = browser.watch(browser.context.pages()[0] || await browser.context.newPage());
        return browser;
    }

    /** Whatever goes wrong in the page is an error of the test. */
    watch(page) {
        page.on('pageerror', (error) => this.errors.push(`${error.message}`));
        page.on('console', (line) => {
            if (line.type() === 'error') this.errors.push(`console: ${line.text()} ${line.location().url}`);
        });
        return page;
    }

    async go(query = '', page = this.page) {
        const began = Date.now();
        const renderer = this.way === 'webgl' ? 'opengles2' : 'software';
        await page.goto(`${this.base}?seed=7&renderer=${renderer}&${query}`);
        await this.started(page);
        return Date.now() - began;
    }
    async started(page = this.page) {
        await page.waitForFunction(() => ['shown', 'failed', 'second', 'over'].includes(Module.state), null, {timeout: 120000});
        return page.evaluate(() => Module.state);
    }
    said() { return this.page.evaluate(() => Module.said.join('\n')); }

    async press(...keys) {
        for (const key of keys) {
            await this.page.keyboard.press(key);
            await this.page.waitForTimeout(120);
        }
    }
    async hold(key, milliseconds) {
        await this.page.keyboard.down(key);
        await this.page.waitForTimeout(milliseconds);
        await this.page.keyboard.up(key);
    }
    wait(milliseconds) { return this.page.waitForTimeout(milliseconds); }
    async shot(name) {
        const file = path.join(this.shots, `${name}.png`);
        await this.page.screenshot({path: file});
        return file;
    }

    /** The names and sizes of what the browser keeps. */
    kept() {
        return this.page.evaluate(() => {
            const all = {};
            const walk = (folder) => Module.FS.readdir(folder).filter((name) => !name.startsWith('.')).forEach((name) => {
                const file = `${folder}/${name}`, status = Module.FS.stat(file);
                Module.FS.isDir(status.mode) ? walk(file) : all[name] = status.size;
            });
            walk('/kept');
            return all;
        });
    }
    /** The bytes of a file of the game. */
    async read(name) {
        return Buffer.from(await this.page.evaluate((file) => Array.from(Module.FS.readFile(file)), name));
    }

    /** What frames cost for so long, in milliseconds. */
    async frames(milliseconds) {
        await this.page.evaluate(() => { window.frames_.length = 0; });
        await this.wait(milliseconds);
        return this.page.evaluate(() => {
            const frames = window.frames_, works = frames.map((frame) => frame[1]).sort((a, b) => a - b);
            const at = (part) => Math.round(100 * works[Math.min(works.length - 1, Math.floor(part * works.length))]) / 100;
            const seconds = (frames.at(-1)[0] - frames[0][0]) / 1000;
            return {fps: Math.round(10 * (frames.length - 1) / seconds) / 10, median: at(0.5), p95: at(0.95), most: at(1)};
        });
    }

    async close() {
        await this.context.close();
        this.server.close();
        fs.rmSync(this.profile, {recursive: true, force: true});
        assert.deepEqual(this.errors, [], 'the console has errors');
    }
}

/** How far two pictures are apart: the mean difference of a channel, 0 to 255. */
export function difference(one, other) {
    try {
        execFileSync('compare', ['-metric', 'MAE', one, other, 'null:'], {stdio: ['ignore', 'ignore', 'pipe']});
        return 0;
    } catch (fault) {
        return 255 * Number(/\(([\d.e-]+)\)/.exec(fault.stderr.toString())[1]);
    }
}
