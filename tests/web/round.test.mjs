// A match of two people, from the page's start until it's taken up again after a reload.
import assert from 'node:assert/strict';
import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {plays, report, shots} from './browser.mjs';

/** Whoever is asked shoots straight up and so hits itself, until the round is over. */
async function playRound(at) {
    for (let shot = 1; shot < 10; ++shot) {
        const now = Number(/Angle: (\d+)/.exec(await at.hears(/Angle: \d+°/))[1]);
        for (let angle = now; angle !== 90; angle += Math.sign(90 - angle))
            await at.page.keyboard.press(angle < 90 ? 'ArrowLeft' : 'ArrowRight');
        await at.hears(/90°/);
        await at.press('5', '0', 'Enter', 'Space');
        await at.hears(/ fires /);
        if (/wins/.test(await at.hears(/'s turn\.|wins the round/))) return shot;
    }
    assert.fail('the round never ends');
}

/** The one recording that the browser keeps: its name and its size. */
async function recording(at) {
    const all = Object.entries(await at.kept()).filter(([name]) => name.endsWith('.tmrec'));
    assert.equal(all.length, 1, 'one match is kept');
    return all[0];
}

plays('two people change the land, play a round, leave and go on', async (at) => {
    report('first picture after, ms', await at.go());
    assert.equal(await at.page.title(), 'Terramorph');
    assert.ok(!(await at.said()).includes('Fonts are missing'), 'the fonts are there');
    await at.hears(/^Terramorph/);

    // rules by which a direct hit destroys
    await at.visitBehindPanel(/^All rules/, /^Rules/);
    await at.press('Shift+Tab');  // into an empty field
    await at.pressUntil('Shift+Tab', /^Sudden/);
    await at.press('Enter', 'Escape');
    await at.leavePanel();

    // a setting of the land, and another land
    await at.pressUntil('Shift+Tab', /^Level editor: /);
    await at.press('Enter');
    await at.pressUntil('Tab', /^Base: 290 m/);
    const before = await at.page.screenshot();
    await at.press('ArrowRight');
    await at.hears(/^Base: 300 m/);
    await at.changes(before, 'a setting changes the land');
    const changed = fs.readFileSync(await at.still('changed'));
    await at.press('r');
    await at.changes(changed, 'R makes another land');
    await at.press('Escape');
    await at.hears(/^Terramorph/);

    // the match
    await at.pressUntil('Shift+Tab', /^Play: /);
    await at.press('ArrowRight');
    await at.hears(/^Play: With friends/);
    await at.press('Enter');
    await at.hears(/^Players/);
    await at.press('Enter');
    await at.hears(/'s turn/);
    await at.hears(/Angle: /);
    await at.press('3', '0', '0', 'Enter', 'Space');
    await at.hears(/ fires /);
    await at.hears(/'s turn/);
    await at.keeps();
    const [name, size] = await recording(at);

    // what is kept outlasts the page, which comes back to the match
    await at.page.reload();
    assert.equal(await at.started(), 'shown');
    assert.deepEqual(await recording(at), [name, size], 'the recording outlasts the page');
    await at.hears(/^Terramorph\. Continue: /);
    await at.press('Enter');
    report('shots until the round was over', await playRound(at));

    // and it's the same match natively
    await at.keeps();
    const file = path.join(shots, 'match.tmrec');
    fs.writeFileSync(file, await at.read(`/kept/data/${name}`));
    const verified = execFileSync(process.env.TERRAMORPH_LAB, ['verify', file], {encoding: 'utf8'});
    report('the native game about the recording', verified.trim());
});
