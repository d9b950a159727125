// What the page's address asks for, what's dropped on the page, and what's copied from it and pasted.
import assert from 'node:assert/strict';
import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {plays, shots, site} from './browser.mjs';

const kLevel = 'CH-80PX-DB9V', kWrong = 'CH-80PX-DB9W';

/** A match of computers that the native game has played. */
function recording() {
    const file = path.join(shots, 'native.tmrec');
    fs.mkdirSync(shots, {recursive: true});
    if (!fs.existsSync(file))
        execFileSync(process.env.TERRAMORPH_LAB, ['simulate', '--players', '3', '--rounds', '1', '--seed', '7', '--record', file]);
    return file;
}

plays('the address opens a level', async (at) => {
    await at.go(`level=${kLevel}`);
    await at.hears(/^Level editor/);
    await at.pressUntil('Tab', new RegExp(`LEVEL CODE: ${kLevel}`));
});

plays('a wrong level in the address is told on the page', async (at) => {
    await at.go(`level=${kWrong}`);
    await at.hears(/level code|code of a level|letter/i);
    await at.shot('wrong_level');
});

/** A replay says nothing by itself, and Esc leads from it to the title. */
async function seesReplay(at) {
    await at.wait(2000);
    assert.deepEqual(at.told.filter((line) => /^Terramorph|Can't/.test(line)), []);
    await at.press('Escape');
    await at.hears(/^Terramorph/);
}

plays('the address opens a recording', async (at) => {
    const name = `${process.pid}.tmrec`, served = path.join(site, name);
    fs.copyFileSync(recording(), served);
    try {
        await at.go(`replay=${name}`);
        await seesReplay(at);
    } finally {
        fs.rmSync(served);
    }
});

plays('a recording that isn’t there is told on the page', async (at) => {
    await at.go('replay=nowhere.tmrec');
    await at.hears(/Can't open the recording/);
}, {expected: [/404/]});

plays('a recording that’s dropped on the page plays', async (at) => {
    await at.go();
    await at.hears(/^Terramorph/);
    const bytes = fs.readFileSync(recording()).toString('base64');
    await at.page.evaluate((encoded) => {
        const files = new DataTransfer();
        files.items.add(new File([Uint8Array.from(atob(encoded), (letter) => letter.charCodeAt(0))], 'friend.tmrec'));
        const at = {bubbles: true, cancelable: true, dataTransfer: files};
        Module.canvas.dispatchEvent(new DragEvent('dragover', at));
        Module.canvas.dispatchEvent(new DragEvent('drop', at));
    }, bytes);
    await seesReplay(at);
});

const clipboard = {context: {permissions: ['clipboard-read', 'clipboard-write']}};

plays('copying a level gives a link to it, and a pasted link or code opens it', async (at) => {
    const link = `${at.base}?level=${kLevel}`;
    const write = (text) => at.page.evaluate((words) => navigator.clipboard.writeText(words), text);
    const copies = async (wanted) => {
        await write('');
        await at.press('Control+c');
        const found = await at.page.waitForFunction(() => navigator.clipboard.readText());
        return assert[wanted](await found.jsonValue(), link);
    };
    await at.go(`level=${kLevel}`);
    await at.hears(/^Level editor\./);
    await copies('equal');
    for (const pasted of [kLevel, link]) {
        await at.press('r');
        await at.draws(4);
        await copies('notEqual');
        await write(pasted);
        await at.press('Control+v');
        await at.draws(4);
        await copies('equal');
    }
}, clipboard);

plays('a second tab waits until the first is closed', async (at) => {
    await at.go();
    const second = at.watch(await at.context.newPage());
    await second.goto(at.base);
    await second.waitForFunction(() => Module.state === 'second');
    assert.match(await second.textContent('#words'), /another tab/);
    await at.page.close();
    await second.waitForFunction(() => globalThis.Module?.state === 'shown', null, {timeout: 120000});
});
