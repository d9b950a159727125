// A phone, held sideways, and fingers.
import assert from 'node:assert/strict';
import {phone, plays, report} from './browser.mjs';

/** Starts a match against computers. */
async function playAlone(at) {
    await at.go();
    await at.hears(/^Terramorph/);
    await at.page.touchscreen.tap(220, 165);  // Play
    await at.hears(/'s turn/);
    await at.hears(/Angle: /);
}

plays('fingers aim, look closer and fire', async (at) => {
    await playAlone(at);
    report('pixels of the picture on a phone', await at.page.evaluate(() => [Module.canvas.width, Module.canvas.height]));
    await at.shot('phone_battle');
    at.told.length = 0;
    await at.drag([420, 200], [470, 140]);
    await at.hears(/\d°|\d{2,}/);
    const aimed = await at.shot('phone_aimed');
    at.told.length = 0;
    await at.fingers([380, 150], [460, 150]);
    for (let k = 1; k <= 10; ++k) await at.fingers([380 - 12 * k, 150], [460 + 12 * k, 150]);
    await at.fingers();
    await at.wait(1500);
    assert.ok(await at.difference(aimed, await at.shot('phone_pinched')) > 5, 'two fingers look closer');
    assert.deepEqual(at.told.filter((line) => / fires /.test(line)), []);
    await at.page.touchscreen.tap(794, 350);
    await at.hears(/ fires /);
    report('on a phone', await at.frames(3000));
}, phone);

/** Draws a finger over a list there and back: it moves, and nothing in it is pressed. */
async function scrolls(at, name, from, to) {
    await at.page.touchscreen.tap(600, 12);  // on nothing, for the page to be laid out for fingers
    const before = await at.still(`${name}_before`);
    await at.drag(from, to, 12, 400);  // it rests before it leaves, so that nothing goes on
    const after = await at.still(`${name}_after`);
    assert.ok(await at.difference(before, after) > 1, `${name} is scrolled by a finger`);
    await at.drag(to, from, 12, 400);
    assert.ok(await at.difference(before, await at.still(`${name}_back`)) < 0.5, `${name} is scrolled back by a finger`);
}

plays('a finger scrolls lists', async (at) => {
    await at.go();
    await at.hears(/^Terramorph/);
    await at.pressUntil('Tab', /^Options: /);
    await at.press('Enter');
    await at.hears(/^Options/);
    await at.press('q', 'q');
    await scrolls(at, 'controls', [300, 280], [305, 120]);
    await at.press('Escape');
    await at.hears(/^Terramorph/);
    await at.pressUntil('Shift+Tab', /^Level editor: /);
    await at.press('Enter');
    await at.hears(/^Level editor\./);
    await scrolls(at, 'planets', [700, 260], [700, 120]);
}, phone);

plays('fingers set up a match', async (at) => {
    await at.go();
    await at.hears(/^Terramorph/);
    await at.visitBehindPanel(/^Players and colors/, /^Players\./);
    await at.shot('phone_players');
    await at.page.touchscreen.tap(530, 70);  // removes the first one
    await at.still('phone_players_fewer');
    await at.page.touchscreen.tap(790, 360);  // Back
    await at.leavePanel();
    await at.visitBehindPanel(/^All rules/, /^Rules/);
    await at.draws(30);
    await at.shot('phone_rules');
    await at.press('Escape');
    await at.leavePanel();
    for (const [name, said] of [['terrain', /^Level editor: /], ['options', /^Options: /], ['practice', /^Practice: /], ['help', /^Help: /]]) {
        await at.pressUntil('Tab', said);
        await at.press('Enter');
        await at.draws(30);
        await at.shot(`phone_${name}`);
        await at.press('Escape');
        await at.hears(/^Terramorph/);
    }
}, phone);

plays('a keyboard comes up for names', async (at) => {
    const active = () => at.page.evaluate(() => document.activeElement.id);
    await at.go();
    await at.hears(/^Terramorph/);
    await at.visitBehindPanel(/^Players and colors/, /^Players\./);
    assert.equal(await active(), 'canvas');
    await at.page.touchscreen.tap(130, 73);
    await at.page.waitForFunction(() => document.activeElement.id === 'typed');
    at.told.length = 0;
    await at.press('Backspace', 'Backspace');
    await at.page.keyboard.insertText('é');
    await at.hears(/Oté/);
    await at.page.keyboard.press('x');
    await at.hears(/Otéx/);
    await at.page.touchscreen.tap(700, 20);
    await at.press('Escape');
    await at.leavePanel();
    assert.equal(await active(), 'canvas');
}, phone);

plays('a phone may be turned', async (at) => {
    await at.go();
    await at.hears(/^Terramorph/);
    await at.page.setViewportSize({width: 390, height: 844});
    await at.draws(10);
    assert.deepEqual(await at.page.evaluate(() => [Module.canvas.clientWidth, Module.canvas.clientHeight]), [390, 844]);
    await at.shot('phone_turned');
}, phone);
