// Plays the site in a browser without a window, as a person would: smoke.mjs SITE SHOTS NATIVE_PICTURES WAY. Each step
// says what is to be true; what it measures it prints.
import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {Browser, difference} from './browser.mjs';

const [site, shots, native, way] = process.argv.slice(2);
const kLevel = 'CH-80PX-DB9V';
const report = (what, value) => console.log(`${way}: ${what}: ${typeof value === 'object' ? JSON.stringify(value) : value}`);

const browser = await Browser.open(site, shots, way);
const {page} = browser;

// it starts
report('first picture after, ms', await browser.go());
assert.equal(await page.title(), 'Terramorph');
report('in the page, ms', await page.evaluate(() => Math.round(performance.getEntriesByName('shown')[0].startTime)));
await browser.wait(1500);
await browser.shot('title');
report('title', await browser.frames(3000));
assert.ok(!(await browser.said()).includes('Fonts are missing'), 'the fonts are there');

// a round of two people: the armory for one, straight to battle for the other
await browser.press('ArrowRight', 'Enter');
await browser.wait(800);
await browser.shot('players');
await browser.press('Escape');
await browser.wait(500);
await browser.press('Enter', 'Enter');
await browser.wait(1000);
await browser.shot('hand_over');
await browser.press('Enter', 'ArrowDown', 'Enter');
await browser.wait(1500);
await browser.shot('armory');
await browser.press('r');
await browser.wait(500);
await browser.press('Space');
await browser.wait(2500);
await browser.shot('battle');
const recordings = async () => Object.keys(await browser.kept()).filter((name) => name.endsWith('.tmrec'));
assert.equal((await recordings()).length, 1, 'a match is kept from its beginning');
const [recording] = await recordings();
const before = (await browser.kept())[recording];
await browser.press('6', '0', '0', 'Enter', 'Space');
report('a shot flies', await browser.frames(3000));
await browser.wait(6000);
await browser.shot('crater');
assert.ok((await browser.kept())[recording] > before, 'the shot is written down');

// sounds have been made and are played
report('sound', await page.evaluate(() => Module.SDL2?.audioContext?.state || 'none'));

// what is kept outlasts the page, which comes back to the match
await browser.wait(500);
const size = (await browser.kept())[recording];
await page.reload();
await browser.started();
report('after reload, ms', await page.evaluate(() => Math.round(performance.getEntriesByName('shown')[0].startTime)));
assert.equal((await browser.kept())[recording], size, 'the recording outlasts the page');
await browser.wait(1000);
await browser.shot('reloaded');
fs.writeFileSync(path.join(shots, 'match.tmrec'), await browser.read(`/kept/data/${recording}`));

// a second tab says so, and goes on as soon as the first is closed
const second = browser.watch(await browser.context.newPage());
await second.goto(browser.base);
await second.waitForFunction(() => Module.state === 'second');
assert.match(await second.textContent('#words'), /another tab/);
await second.close();

// the address opens a level, as the native game does; a wrong one is told
await browser.go(`level=${kLevel}`);
await browser.wait(1500);
const terrain = await browser.shot('level');
const apart = difference(terrain, path.join(native, 'level.png'));
report('mean difference from the native picture', apart);
await browser.go('level=CH-80PX-DB9W');
await browser.wait(500);
await browser.shot('wrong_level');
assert.match(await browser.said(), /level/);

// the address and a dropped file play a recording
fs.copyFileSync(path.join(shots, 'match.tmrec'), path.join(site, 'smoke.tmrec'));
await browser.go('replay=smoke.tmrec');
await browser.wait(1500);
await browser.shot('replay');
fs.rmSync(path.join(site, 'smoke.tmrec'));

// once it has been visited it plays without a network, too
await browser.go('offline');
await page.evaluate(() => navigator.serviceWorker.ready);
await browser.context.setOffline(true);
browser.server.closeAllConnections();
assert.equal((await page.reload(), await browser.started()), 'shown');
await browser.context.setOffline(false);

// fingers: one that moves over the land aims, one beside the button fires
const phone = {context: {viewport: {width: 844, height: 390}, deviceScaleFactor: 3, hasTouch: true, isMobile: true}};
const hand = await Browser.open(site, shots, way, phone);
await hand.go();
await hand.wait(1000);
await hand.shot('phone_title');
report('pixels of the picture on a phone', await hand.page.evaluate(() => [Module.canvas.width, Module.canvas.height]));
await hand.press('Enter');
await hand.wait(3000);
await hand.shot('phone_battle');
const finger = await hand.context.newCDPSession(hand.page);
const touch = (type, ...points) => finger.send('Input.dispatchTouchEvent', {type, touchPoints: points.map(([x, y], id) => ({x, y, id}))});
await touch('touchStart', [420, 200]);
for (let k = 1; k <= 10; ++k) await touch('touchMove', [420 + 5 * k, 200 - 6 * k]);
await touch('touchEnd');
await hand.wait(300);
await hand.shot('phone_aimed');
const named = Object.keys(await hand.kept()).find((name) => name.endsWith('.tmrec'));
const written = (await hand.kept())[named];
await touch('touchStart', [380, 150], [460, 150]);
for (let k = 1; k <= 10; ++k) await touch('touchMove', [380 - 12 * k, 150], [460 + 12 * k, 150]);
await touch('touchEnd');
await hand.wait(1500);
await hand.shot('phone_pinched');
await hand.page.touchscreen.tap(820, 378);
report('on a phone', await hand.frames(3000));
await hand.shot('phone_fired');
assert.ok((await hand.kept())[named] > written, 'a finger beside the button fires');
await hand.page.setViewportSize({width: 390, height: 844});
await hand.wait(1000);
await hand.shot('phone_turned');
await hand.close();

// where the browser keeps nothing it says so, and plays
const refused = {before: () => { Object.defineProperty(window, 'indexedDB', {get() { throw new Error('refused'); }}); }};
const refusing = await Browser.open(site, shots, way, refused);
await refusing.go();
await refusing.wait(500);
assert.match(await refusing.said(), /keeps nothing/);
await refusing.shot('nothing_kept');
await refusing.press('Enter');
await refusing.wait(2500);
await refusing.shot('nothing_kept_battle');
await refusing.close();

report('heap, bytes', await page.evaluate(() => Module.HEAPU8?.length || 0));
await browser.close();
console.log(`${way}: all is well`);
