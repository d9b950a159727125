// A browser without a window that plays the site: what the tests need.
import assert from 'node:assert/strict';
import fs from 'node:fs';
import {createRequire} from 'node:module';
import os from 'node:os';
import path from 'node:path';
import {test} from 'node:test';
import {serve} from '../../cmake/web/serve.mjs';

const cache = path.join(process.env.XDG_CACHE_HOME || path.join(os.homedir(), '.cache'), 'terramorph/browser/');
export const {chromium} = createRequire(cache)('playwright-core');

/** How Chromium draws: what it's started with. */
export const ways = {
    software: {args: ['--disable-gpu', '--disable-software-rasterizer'], ignoreDefaultArgs: ['--enable-unsafe-swiftshader']},
    webgl: {args: ['--use-angle=swiftshader']},
};

/** What SDL calls it. */
export const rendererOf = (way) => way === 'webgl' ? 'opengles2' : way;

/** Runs in the page before the game: keeps when each frame was, and how long it took. */
export function countFrames() {
    const later = window.requestAnimationFrame;
    window.frames_ = [];
    window.requestAnimationFrame = (act) => later.call(window, (time) => {
        const began = performance.now();
        act(time);
        window.frames_.push([time, performance.now() - began]);
    });
}

/** Where the site is, where pictures go, what draws: see play.sh. */
export const site = process.env.TERRAMORPH_SITE, shots = process.env.TERRAMORPH_SHOTS, way = process.env.TERRAMORPH_WAY || 'software';

/** A phone, held sideways. */
export const phone = {context: {viewport: {width: 844, height: 390}, deviceScaleFactor: 3, hasTouch: true, isMobile: true}};

/** A test that plays in a browser of its own. What it may say in the console is in `options.expected`. */
export function plays(name, act, options = {}) {
    test(name, {timeout: 900000}, async () => {
        const browser = await Browser.open(options);
        try {
            await act(browser);
        } catch (fault) {
            await browser.shot(`failed-${name.replace(/\W+/g, '-').slice(0, 60)}`).catch(() => {});
            fault.message += `\nThe console had: ${browser.errors.join('\n')}`;
            await browser.leave();
            throw fault;
        }
        await browser.close();
    });
}

export function report(what, value) {
    console.log(`${way}: ${what}: ${typeof value === 'object' ? JSON.stringify(value) : value}`);
}

export class Browser {
    static async open(options = {}) {
        delete process.env.DISPLAY;
        fs.mkdirSync(shots, {recursive: true});
        const browser = new Browser();
        browser.errors = [];
        browser.expected = options.expected || [];  // errors that the test is about
        browser.told = [];  // by the narrator, who is asked for: what's on the page, in words
        browser.server = await serve(site);
        browser.base = `http://127.0.0.1:${browser.server.address().port}/`;
        browser.profile = fs.mkdtempSync(path.join(os.tmpdir(), 'terramorph-profile-'));
        browser.context = await chromium.launchPersistentContext(browser.profile, {
            executablePath: '/usr/bin/chromium', headless: true, viewport: {width: 1280, height: 720},
            acceptDownloads: true, locale: 'en-US', ...ways[way], ...options.context,
            args: [...ways[way].args, ...options.args || []],
        });
        browser.context.setDefaultTimeout(120000);
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
            if (line.type() === 'log') this.told.push(line.text());
        });
        return page;
    }

    async go(query = '', page = this.page) {
        const began = Date.now();
        await page.goto(`${this.base}?seed=7&narrate&sharp&renderer=${rendererOf(way)}&${query}`);
        await this.started(page);
        return Date.now() - began;
    }
    async started(page = this.page) {
        await page.waitForFunction(() => ['shown', 'failed', 'second', 'over'].includes(Module.state), null, {timeout: 120000});
        return page.evaluate(() => Module.state);
    }
    said() { return this.page.evaluate(() => Module.said.join('\n')); }

    /** Waits until the narrator has said something like that, after what was asked for before. A slow machine takes long. */
    async hears(wanted, milliseconds = 120000) {
        const ends = Date.now() + milliseconds;
        for (;;) {
            const at = this.told.findIndex((line) => wanted.test(line));
            if (at >= 0) return this.told.splice(0, at + 1).at(-1);
            assert.ok(Date.now() < ends, `${wanted} isn't said after ${milliseconds} ms, but: ${this.told.join(' | ')}`);
            await this.wait(30);
        }
    }
    /** Waits until the narrator is silent: what is passed over quickly is never said. */
    async settle() {
        do {
            this.told.length = 0;
            await this.wait(700);
        } while (this.told.length > 0);
    }
    /** Presses a key and returns what is said then, or nothing. */
    async step(key) {
        this.told.length = 0;
        await this.page.keyboard.press(key);
        await this.hears(/\w/, 5000).then((line) => this.told.unshift(line), () => {});
        return this.told.join('\n');
    }
    /** Presses a key until the narrator says something like that. Before, what was shown last has been heard. */
    async pressUntil(key, wanted, most = 40) {
        for (let k = 0; k < most; ++k) {
            await this.step(key);
            const at = this.told.findIndex((each) => wanted.test(each));
            if (at >= 0) return this.told.splice(0, at + 1).at(-1);
        }
        assert.fail(`${key} doesn't lead to ${wanted}`);
    }

    /** Goes from the title to a page behind the panel of the next match. */
    async visitBehindPanel(door, page) {
        await this.press('c');
        await this.hears(/^Next match/);
        await this.pressUntil('Tab', door);
        await this.press('Enter');
        await this.hears(page);
    }
    /** And from that page's way back to the title. */
    async leavePanel() {
        await this.hears(/^Next match/);
        await this.press('Escape');
        await this.hears(/^Terramorph/);
    }

    async press(...keys) {
        for (const key of keys) {
            await this.page.keyboard.press(key);
            await this.draws(2);
        }
    }
    /** Waits until the game has seen what happened, and drawn so many frames. */
    draws(count) {
        return this.page.evaluate((frames) => new Promise((done) => {
            const next = () => frames-- > 0 ? requestAnimationFrame(next) : done();
            next();
        }), count);
    }
    async hold(key, milliseconds) {
        await this.page.keyboard.down(key);
        await this.page.waitForTimeout(milliseconds);
        await this.page.keyboard.up(key);
    }
    wait(milliseconds) { return this.page.waitForTimeout(milliseconds); }
    async shot(name) {
        const file = path.join(shots, `${name}.png`);
        await this.page.screenshot({path: file});
        return file;
    }

    /** A picture of a page on which nothing moves, as soon as it's done. */
    async still(name) {
        for (let before = null, k = 0; k < 40; ++k) {
            const file = await this.shot(name), now = fs.readFileSync(file);
            if (before?.equals(now)) return file;
            before = now;
            await this.wait(500);
        }
        assert.fail(`${name} doesn't come to rest`);
    }

    /** Waits until the page isn't the picture that it was. */
    async changes(before, why) {
        for (let k = 0; k < 100; ++k, await this.wait(100))
            if (!before.equals(await this.page.screenshot())) return;
        assert.fail(why);
    }

    /** Waits until the browser has kept all that it was given. */
    keeps() { return this.page.waitForFunction(() => !Module.isKeeping()); }

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

    /** How far two pictures are apart: the mean difference of a channel, 0 to 255. */
    difference(one, other) {
        const read = (file) => `data:image/png;base64,${fs.readFileSync(file).toString('base64')}`;
        return this.page.evaluate(async (sources) => {
            const pixels = await Promise.all(sources.map(async (source) => {
                const picture = await createImageBitmap(await (await fetch(source)).blob());
                const surface = new OffscreenCanvas(picture.width, picture.height).getContext('2d');
                surface.drawImage(picture, 0, 0);
                return surface.getImageData(0, 0, picture.width, picture.height).data;
            }));
            if (pixels[0].length !== pixels[1].length) return 255;
            let sum = 0;
            for (let k = 0; k < pixels[0].length; ++k) sum += Math.abs(pixels[0][k] - pixels[1][k]);
            return sum / pixels[0].length * 4 / 3;  // all of them are opaque
        }, [read(one), read(other)]);
    }

    /** Fingers: each call has where they are, [x, y] each; none: they leave. */
    async fingers(...points) {
        this.hand ||= await this.context.newCDPSession(this.page);
        const type = points.length === 0 ? 'touchEnd' : this.touched ? 'touchMove' : 'touchStart';
        this.touched = points.length > 0;
        await this.hand.send('Input.dispatchTouchEvent', {type, touchPoints: points.map(([x, y], id) => ({x, y, id}))});
        await this.draws(1);
    }
    async drag(from, to, steps = 12, rests = 0) {
        for (let k = 0; k <= steps; ++k)
            await this.fingers([from[0] + (to[0] - from[0]) * k / steps, from[1] + (to[1] - from[1]) * k / steps]);
        await this.wait(rests);
        if (rests) await this.draws(10);
        await this.fingers();
    }

    async leave() {
        await this.context.close();
        this.server.closeAllConnections();
        this.server.close();
        fs.rmSync(this.profile, {recursive: true, force: true});
    }
    async close() {
        await this.leave();
        const errors = this.errors.filter((error) => !this.expected.some((expected) => expected.test(error)));
        assert.deepEqual(errors, [], 'the console has errors');
    }
}
