// Pictures of pages and of a level are those of the native game, but for how fonts are drawn there.
import assert from 'node:assert/strict';
import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {plays, report, shots} from './browser.mjs';

const script = path.join(import.meta.dirname || path.dirname(new URL(import.meta.url).pathname), 'pictures.txt');
const kLevel = 'CH-80PX-DB9V';
const kApart = 4;  // of 255, on average: without HarfBuzz letters stand on whole pixels, and no two closer together
const keys = {tab: 'Tab', enter: 'Enter', esc: 'Escape', right: 'ArrowRight', left: 'ArrowLeft', up: 'ArrowUp', down: 'ArrowDown'};

function native(name, text, ...options) {
    const folder = path.join(shots, 'native'), file = path.join(folder, `${name}.script`);
    fs.mkdirSync(folder, {recursive: true});
    fs.writeFileSync(file, text);
    execFileSync(process.env.TERRAMORPH_GAME, ['--script', file, '--shots', folder, '--seed', '7', '--lang', 'en', '--nosound', ...options],
        {stdio: 'ignore'});
    return (shot) => path.join(folder, shot);
}

async function compare(at, shot, theirs) {
    const ours = await at.still(shot.replace(/\.png$/, ''));
    const apart = await at.difference(ours, theirs);
    report(`${shot} is apart from the native one by`, apart.toFixed(3));
    assert.ok(apart < kApart, `${ours} and ${theirs} are apart by ${apart}`);
}

plays('pages look as they do natively', async (at) => {
    const text = fs.readFileSync(script, 'utf8');
    const theirs = native('pages', text);
    await at.go('lang=en&nosound');
    for (const line of text.split('\n')) {
        const [what, value] = line.split(' ');
        if (what === 'key') await at.press(keys[value] || value);
        if (what === 'wait') await at.wait(1000 * Number(value));
        if (what === 'shot' && !value.endsWith('_first.png')) await compare(at, value, theirs(value));
    }
    assert.ok(await at.difference(theirs('rules.png'), theirs('help.png')) > 2 * kApart, 'which tells pages apart');
});

plays('a level looks as it does natively', async (at) => {
    const theirs = native('level', 'size 1280 720\nwait 1.5\nshot level.png\n', '--level', kLevel);
    await at.go(`lang=en&nosound&level=${kLevel}`);
    await at.wait(1500);
    await compare(at, 'level.png', theirs('level.png'));
});
