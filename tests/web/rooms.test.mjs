// Matches between a browser and the game of a desktop, over a real mosquitto, which browsers reach by WebSockets.
import assert from 'node:assert/strict';
import {execFileSync, spawn} from 'node:child_process';
import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import {plays, shots} from './browser.mjs';

const kBroker = '/usr/sbin/mosquitto';
const kAbove = 100;  // a broker's port for WebSockets, above its own
const rest = (milliseconds) => new Promise((done) => setTimeout(done, milliseconds));

async function until(holds, why) {
    for (let k = 0; k < 1200; ++k, await rest(100)) if (await holds()) return;
    assert.fail(why());
}

const answers = (port) => new Promise((done) => {
    const line = net.connect(port, '127.0.0.1', () => { line.destroy(); done(true); });
    line.on('error', () => done(false));
});
async function freePort() {
    for (let port = 20000 + process.pid % 20000; ; ++port)
        if (!await answers(port) && !await answers(port + kAbove)) return port;
}

/** A broker that keeps nothing when it's killed. */
class Broker {
    static async open(folder) {
        const broker = new Broker();
        broker.port = await freePort();
        broker.file = path.join(folder, 'mosquitto.conf');
        fs.writeFileSync(broker.file, [`listener ${broker.port} 127.0.0.1`, `listener ${broker.port + kAbove} 127.0.0.1`,
            'protocol websockets', 'allow_anonymous true', 'max_packet_size 70000', 'set_tcp_nodelay true', 'log_dest none',
            `user ${process.getuid() === 0 ? 'root' : ''}`].join('\n') + '\n');
        await broker.start();
        return broker;
    }
    get address() { return `mqtt://127.0.0.1:${this.port}`; }
    async start() {
        this.process = spawn(kBroker, ['-c', this.file], {stdio: 'ignore'});
        await until(() => answers(this.port + kAbove), () => 'the broker doesn’t start');
    }
    async kill() {
        const gone = new Promise((done) => this.process.on('exit', done));
        this.process.kill('SIGKILL');
        await gone;
    }
}

/** The desktop's game, which reads its script while it plays. */
class Native {
    constructor(folder, settings, ...args) {
        this.folder = folder;
        this.heard = '';
        fs.mkdirSync(folder);
        fs.writeFileSync(path.join(folder, 'settings.toml'), settings);
        fs.writeFileSync(path.join(folder, 'remote.toml'), 'name = "ANNA"\n');
        const {DISPLAY, ...env} = process.env;
        this.process = spawn(process.env.TERRAMORPH_GAME, ['--script', '-', '--narrate', '--config-dir', folder, '--data-dir',
            folder, '--shots', folder, ...args], {env: {...env, LANG: 'C', LANGUAGE: ''}, stdio: ['pipe', 'pipe', 'inherit']});
        this.process.stdout.on('data', (bytes) => { this.heard += bytes; });
        this.process.stdin.on('error', () => {});
        this.tell('size 640 360\n');
    }
    tell(lines) { this.process.stdin.write(lines); }
    says(words) { return until(() => this.heard.includes(words), () => `it doesn't say "${words}", but: ${this.heard}`); }
    file(ending) { return fs.readdirSync(this.folder).find((name) => name.endsWith(ending)); }
    async kill() {
        const gone = new Promise((done) => this.process.on('exit', done));
        this.process.kill('SIGKILL');
        await gone;
    }
}

/** How a match went: states, shots and results. How a barrel was turned before a shot is nobody else's business. */
const course = (recording) => recording.toString().split('\n').filter((line) => / (hash|fire|score|money|round|left)/.test(line))
    .map((line) => line.replace(/ #[0-9a-f]*$/, '')).join('\n');

const kRules = '[rules]\nrounds = 1\narmory = 0\nwind = 0\ndirect_hit = 0\nhealth = 160\n\n' +
    '[level]\ngenerator = "circle-hill"\nseed = 8412077\n';

async function withBroker(act) {
    fs.mkdirSync(shots, {recursive: true});
    const folder = fs.mkdtempSync(path.join(shots, 'rooms-')), broker = await Broker.open(folder);
    try {
        await act(folder, broker);
    } finally {
        await broker.kill();
        fs.rmSync(folder, {recursive: true, force: true});
    }
}

/** The recording that the browser keeps of the match, if there's one. */
async function pagesRecording(at) {
    const name = Object.keys(await at.kept()).find((each) => each.endsWith('.tmrec'));
    return name && at.read(`/kept/data/${name}`);
}
const ended = (recording) => recording && / round /.test(recording.toString());

/** Both fire weak shots at themselves, whoever's turn it is, until the round is over at both. */
async function playToTheEnd(at, anna) {
    const annas = () => anna.file('.tmrec') && fs.readFileSync(path.join(anna.folder, anna.file('.tmrec')));
    for (let shot = 0; shot < 60; ++shot) {
        if (ended(annas()) && ended(await pagesRecording(at))) return;
        if (!ended(annas())) anna.tell('hold down 3\nkey space\nwait 1\n');
        if (ended(await pagesRecording(at))) { await at.wait(300); continue; }
        await at.hold('ArrowDown', 400);
        await at.press('Space');
        await at.wait(300);
    }
    assert.fail(`the match doesn't end: ${anna.heard}\n${await at.said()}`);
}

plays('a browser joins a desktop’s room, and both come to the same match though the broker is killed and the page reloaded', async (at) => {
    if (!fs.existsSync(kBroker)) return console.log('mosquitto isn’t installed: skipped');
    await withBroker(async (folder, broker) => {
        const anna = new Native(path.join(folder, 'anna'), kRules, '--broker', broker.address, '--host');
        try {
            await until(() => anna.file('.tmroom'), () => anna.heard);
            const code = anna.file('.tmroom').slice(0, 8);
            await at.go(`join=${encodeURIComponent(`${code}@${broker.address}`)}`);
            await at.hears(/^Friends online\. Join/);
            await at.press('Enter');
            await at.hears(/Waiting for the host to begin/);
            await anna.says('Begin when everyone\'s here');
            await at.shot('lobby');
            anna.tell('key enter\n');
            await at.hears(/'s turn|you're up/i);
            await at.hold('ArrowDown', 400);
            await at.press('Space');

            await broker.kill();
            await at.hears(/You're offline/);
            await broker.start();

            await at.keeps();
            await at.page.reload();
            assert.equal(await at.started(), 'shown');
            await at.hears(/^Friends online\. Join/);
            await at.press('Enter');
            await at.hears(/You already play in this room/);
            await at.press('Enter');
            await at.hears(/'s turn/);
            await playToTheEnd(at, anna);
            await at.keeps();
            const page = await pagesRecording(at), file = path.join(folder, 'page.tmrec');
            fs.writeFileSync(file, page);
            assert.equal(course(page), course(fs.readFileSync(path.join(anna.folder, anna.file('.tmrec')))));
            execFileSync(process.env.TERRAMORPH_LAB, ['verify', file]);
        } finally {
            await anna.kill();
        }
    });
}, {expected: [/WebSocket/]});

plays('a browser opens a room at a game server, and a desktop comes to play there', async (at) => {
    if (!fs.existsSync(kBroker)) return console.log('mosquitto isn’t installed: skipped');
    await withBroker(async (folder, broker) => {
        await at.go();
        await at.hears(/^Terramorph/);
        await at.pressUntil('Shift+Tab', /^Friends online/);
        await at.press('Enter');
        await at.hears(/^Friends online/);
        await at.pressUntil('Tab', /^Advanced/);
        await at.press('Enter');
        await at.page.keyboard.type(`127.0.0.1:${broker.port}`);
        await at.pressUntil('Shift+Tab', /^Host a match/);
        await at.press('Enter');
        await at.hears(/Waiting for somebody to join/);
        const code = Object.keys(await at.kept()).find((name) => name.endsWith('.tmroom')).slice(0, 8);
        const ben = new Native(path.join(folder, 'ben'), '', '--broker', broker.address, '--join', code);
        try {
            await ben.says('Waiting for the host to begin');
            await at.pressUntil('Tab', /^Begin/);
            await at.press('Enter');
            await until(() => ben.file('.tmseat'), () => ben.heard);
            const first = (recording) => / hash .*/.exec(recording || '')?.[0];
            const bens = () => ben.file('.tmrec') && fs.readFileSync(path.join(ben.folder, ben.file('.tmrec')));
            let here, there;
            await until(async () => {
                await at.press('r');  // both are ready at the armory
                ben.tell('key r\nwait 1\n');
                return (here = first(await pagesRecording(at))) && (there = first(bens()));
            }, () => `the match doesn't begin: ${ben.heard}`);
            assert.equal(here, there, 'both have the same land');
        } finally {
            await ben.kill();
        }
    });
});

plays('the code of a desktop’s own server is all that a browser needs', async (at) => {
    if (!fs.existsSync(kBroker)) return console.log('mosquitto isn’t installed: skipped');
    fs.mkdirSync(shots, {recursive: true});
    const folder = fs.mkdtempSync(path.join(shots, 'rooms-'));
    const anna = new Native(path.join(folder, 'anna'), kRules, '--host');
    try {
        await until(() => anna.file('.tmroom'), () => anna.heard);
        await at.go(`join=${anna.file('.tmroom').replace('.tmroom', '')}`);
        await at.hears(/^Friends online\. Join/);
        await at.press('Enter');
        await at.hears(/Waiting for the host to begin/);
        await anna.says('Begin when everyone\'s here');
    } finally {
        await anna.kill();  // and its server ends with it
        fs.rmSync(folder, {recursive: true, force: true});
    }
});

/** As a match's pages go out once the seat's file is kept: whoever was killed in between would write them anew. */
plays('what’s said goes out once the browser has kept what it was given, and the last will when a line is left', async (at) => {
    if (!fs.existsSync(kBroker)) return console.log('mosquitto isn’t installed: skipped');
    await withBroker(async (folder, broker) => {
        await at.go();
        await at.page.evaluate(async (port) => {
            const open = (client, text) => Module.openLine({address: `ws://127.0.0.1:${port}/mqtt`, user: '', password: '', client,
                topics: 'room/#', will: {topic: 'room/will', bytes: new TextEncoder().encode(text), seconds: 60}});
            window.lines = [open('ONE', 'one is gone'), open('TWO', 'two is gone')];
            window.heard = [];
            setInterval(() => {
                while (window.lines[0] !== null && Module.takeFromLine(window.lines[0]));
                for (let letter; (letter = Module.takeFromLine(window.lines[1]));)
                    window.heard.push(new TextDecoder().decode(letter.bytes));
            }, 20);
        }, broker.port + kAbove);
        await at.page.waitForFunction(() => window.lines.every((line) => Module.line(line).up));
        await at.page.evaluate(() => {
            window.isKeeping = Module.isKeeping;
            Module.isKeeping = () => true;
            const say = (line, text) => Module.sayOnLine(line, {topic: 'room/page', bytes: new TextEncoder().encode(text), kept: true, seconds: 60});
            say(window.lines[0], 'a page');
        });
        await at.wait(1000);
        assert.deepEqual(await at.page.evaluate(() => window.heard), []);
        await at.page.evaluate(() => { Module.isKeeping = window.isKeeping; });
        await at.page.waitForFunction(() => window.heard.includes('a page'));
        await at.page.evaluate(() => { Module.leaveLine(window.lines[0]); window.lines[0] = null; });
        await at.page.waitForFunction(() => window.heard.includes('one is gone'));
    });
}, {expected: [/WebSocket/]});
