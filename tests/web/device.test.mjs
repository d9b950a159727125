// Screens of any size, full screen, pads, and files that are handed to the player.
import assert from 'node:assert/strict';
import fs from 'node:fs';
import {plays} from './browser.mjs';

plays('the picture fills a window of any size and turn', async (at) => {
    await at.go();
    for (const [width, height] of [[640, 360], [1920, 1080], [390, 844], [844, 390], [300, 200], [2560, 700], [1280, 720]]) {
        await at.page.setViewportSize({width, height});
        await at.page.waitForFunction((wide) => innerWidth === wide, width);
        await at.draws(4);
        const shown = await at.page.evaluate(() => {
            const {left, top, right, bottom} = Module.canvas.getBoundingClientRect();
            return {left, top, right, bottom, ratio: Module.canvas.width / Module.canvas.height};
        });
        assert.deepEqual([shown.left, shown.top, shown.right, shown.bottom], [0, 0, width, height]);
        if (width >= 640 && height >= 360) assert.ok(Math.abs(shown.ratio - width / height) < 0.01, `${width} x ${height}: ${shown.ratio}`);
        await at.shot(`size_${width}x${height}`);
    }
});

plays('F11 fills the screen, and Esc leaves that before it leaves a page', async (at) => {
    const fills = () => at.page.evaluate(() => !!document.fullscreenElement);
    await at.go();
    await at.hears(/^Terramorph/);
    await at.pressUntil('Tab', /^Options/);
    await at.press('Enter');
    await at.hears(/^Options\./);
    await at.press('F11');
    await at.page.waitForFunction(() => document.fullscreenElement);
    at.told.length = 0;
    await at.press('Escape');
    await at.page.waitForFunction(() => !document.fullscreenElement);
    await at.wait(1000);
    assert.deepEqual(at.told.filter((line) => /^Terramorph/.test(line)), [], 'the page stays');
    assert.equal(await fills(), false, 'nor does the game fill the screen again');
    await at.press('Escape');
    await at.hears(/^Terramorph/);
});

/** Runs in the page first: a pad that the test holds. */
function holdPad() {
    window.pads_ = [];
    navigator.getGamepads = () => window.pads_;
    window.plugPad_ = (index) => {
        const pad = {
            id: 'Xbox 360 Controller (STANDARD GAMEPAD Vendor: 045e Product: 028e)', index, mapping: 'standard', connected: true,
            timestamp: 1, axes: [0, 0, 0, 0], buttons: Array.from({length: 17}, () => ({pressed: false, touched: false, value: 0})),
        };
        window.pads_[index] = pad;
        window.dispatchEvent(Object.assign(new Event('gamepadconnected'), {gamepad: pad}));
    };
    window.unplugPad_ = (index) => {
        const pad = window.pads_[index];
        window.pads_[index] = null;
        pad.connected = false;
        window.dispatchEvent(Object.assign(new Event('gamepaddisconnected'), {gamepad: pad}));
    };
}

plays('a pad may come and go, and plays', async (at) => {
    const press = async (button) => {
        for (const pressed of [true, false]) {
            await at.page.evaluate(([which, down]) => {
                const pad = window.pads_.find((each) => each);
                pad.buttons[which] = {pressed: down, touched: down, value: down ? 1 : 0};
                ++pad.timestamp;
            }, [button, pressed]);
            await at.draws(4);  // it's looked at once a frame
        }
    };
    const kA = 0, kB = 1, kDown = 13;
    await at.go();
    await at.hears(/^Terramorph/);
    for (let round = 0; round < 2; ++round) {
        await at.page.evaluate(() => window.plugPad_(0));
        await at.draws(4);
        at.told.length = 0;
        await press(kDown);
        await at.hears(/\w/);
        await at.page.evaluate(() => window.unplugPad_(0));
        await at.draws(4);
    }
    await at.page.evaluate(() => window.plugPad_(1));
    await at.pressUntil('Shift+Tab', /^Play: /);
    await press(kA);
    await at.hears(/Angle: /);
    await press(kA);
    await at.hears(/ fires /);
    await press(kB);
    await at.hears(/Pause|menu/i);
}, {before: holdPad});

plays('a screenshot and a picture of the land are downloads', async (at) => {
    await at.go();
    await at.hears(/^Terramorph/);
    const [shot] = await Promise.all([at.page.waitForEvent('download'), at.press('F12')]);
    assert.match(shot.suggestedFilename(), /^screenshot-[\d-]+\.png$/);
    assert.equal(fs.readFileSync(await shot.path()).subarray(1, 4).toString(), 'PNG');
    await at.pressUntil('Tab', /^Level editor: /);
    await at.press('Enter');
    await at.hears(/^Level editor\./);
    const [picture] = await Promise.all([at.page.waitForEvent('download'), at.press('e')]);
    assert.match(picture.suggestedFilename(), /\.png$/);
});

plays('an animation of a replay is a download', async (at) => {
    await at.go();
    await at.hears(/^Terramorph/);
    await at.press('Enter');
    await at.hears(/Angle: /);
    await at.press('Space');
    await at.hears(/'s turn/);
    await at.press('Escape');
    await at.hears(/Pause/i);
    await at.pressUntil('Tab', /Title|Leave/i);
    await at.press('Enter');
    await at.hears(/^Terramorph/);
    await at.pressUntil('Tab', /^Replays/);
    await at.press('Enter');
    await at.hears(/^Replays/);
    await at.press('Enter');
    await at.draws(60);
    const [animation] = await Promise.all([at.page.waitForEvent('download', {timeout: 90000}), at.press('s')]);
    assert.match(animation.suggestedFilename(), /^clip-.+\.png$/);
    assert.ok(fs.readFileSync(await animation.path()).includes('acTL'), 'a picture that moves');
});
