// The page around the game: what it says before the game and instead of it, what the address asks for, and what the game
// asks of the browser. The game itself is terramorph.js, which this loads.
'use strict';

const note = document.getElementById('note');
const canvas = document.getElementById('canvas');
const typed = document.getElementById('typed');
const wishes = new URLSearchParams(location.search);
const kLanguageFiles = '@LANGUAGE_FILES@'.split(' ');  // in the folder lang: de.po talk_de.toml es.po ...
const coming = {}, languages = {};  // of them: those that are fetched, and the texts of those that have come
const kCrash = 'terramorph-crash';  // in the browser's local storage: the report of a crash

/** Says a sentence over the page, with buttons: [words, what they do]. */
function say(words, buttons = []) {
    document.getElementById('words').textContent = words;
    document.getElementById('bar').hidden = true;
    document.getElementById('choices').replaceChildren(...buttons.map(([label, act]) => {
        const button = document.createElement('button');
        button.textContent = label;
        button.onclick = act;
        return button;
    }));
    note.hidden = false;
}

function progress(share) {
    document.querySelector('#bar div').style.width = Math.round(100 * Math.min(share, 1)) + '%';
}

function download(name, bytes) {
    const link = document.createElement('a');
    link.href = URL.createObjectURL(new Blob([bytes], {type: 'application/octet-stream'}));
    link.download = name;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 60000);
}

/** What local storage holds, or does; browsers may refuse it altogether. */
function local(act) {
    try { return act(localStorage); } catch { return null; }
}

/** What has come stays for when there's no network: the worker keeps just the languages that are spoken. */
function keepLanguage(name, text) {
    languages[name] = text;
    navigator.serviceWorker?.ready.then((worker) => worker.active.postMessage(`lang/${name}`));
}

/** Fetches the language that the game will begin with: the first of those wanted, such as "de-AT", that it has. */
async function fetchLanguage(wanted) {
    const codes = ['en', ...kLanguageFiles.filter((name) => name.endsWith('.po')).map((name) => name.slice(0, -3))];
    const plain = (locale) => locale.split(/[-_.@]/)[0];
    const spoken = (locale) => codes.find((code) => code === locale.replace('-', '_')) ||
        codes.find((code) => code === plain(locale)) || codes.find((code) => plain(code) === plain(locale));
    const code = wanted.filter(Boolean).map(spoken).find(Boolean);
    const fetchFile = async (name) => {
        const answer = await fetch(`lang/${name}`);
        if (answer.ok) keepLanguage(name, await answer.text());
    };
    const files = [`${code}.po`, `talk_${code}.toml`].filter((name) => kLanguageFiles.includes(name));
    await Promise.all(files.map((name) => coming[name] ??= fetchFile(name).catch(() => {})));
}

/** The game has stopped for good: keeps a report, which is told at the next start too. */
function crashed(why) {
    if (Module.state === 'over') return;
    Module.state = 'over';
    const report = [`Terramorph ${Module.version}`, new Date().toISOString(), navigator.userAgent, location.href,
        String(why && why.stack || why), '', 'What it said last:', ...Module.said].join('\n');
    console.error(report);
    local((storage) => storage.setItem(kCrash, report));
    say('The game has crashed. Your match is kept up to the last shot.', [
        ['Go on', () => location.reload()],
        ['Save the report', () => download('terramorph-crash.txt', report)],
    ]);
}

var Module = {
    canvas,
    wishes: {},  // what the address asks for
    version: '@VERSION@',
    state: 'loading',
    said: [],    // the last lines that the game has said
    pasted: '',  // what Ctrl+V gives
    download,
    /** Only the narrator prints. */
    print(line) {
        Module.said = [...Module.said.slice(-19), line];
        console.log(line);
        document.getElementById('told').textContent = line;
    },
    printErr(line) { Module.said = [...Module.said.slice(-19), line]; console.warn(line); },
    onAbort: crashed,
    onGame(event) {
        Module.state = event.split(':')[0];
        if (Module.state === 'shown') {
            performance.mark('shown');
            note.hidden = true;
            canvas.focus();
        }
        if (Module.state === 'failed') say('The game can’t start' + event.slice(6) + '.');
    },
    copy(text) {
        Module.pasted = text;
        if (navigator.clipboard) navigator.clipboard.writeText(text).catch(() => {});
    },
    /** Asks for a card on another canvas, for this one has but one kind of picture for ever. */
    hasCard() {
        if (wishes.has('renderer')) return wishes.get('renderer') !== 'software';
        const trial = document.createElement('canvas').getContext('webgl', {failIfMajorPerformanceCaveat: true});
        trial?.getExtension('WEBGL_lose_context')?.loseContext();
        return !!trial;
    },
    fillScreen(wanted) {
        const done = wanted ? document.documentElement.requestFullscreen?.() : document.fullscreenElement &&
            document.exitFullscreen();
        done?.catch(() => {});  // only after a key or a click
    },
    touched() { return matchMedia('(pointer: coarse)').matches; },
    /** A field that isn't seen brings up the keyboard of a screen that's touched. */
    typing(wanted) {
        Module.types = wanted;
        if (Module.touched()) wanted ? (begin(), typed.focus()) : canvas.focus();
    },
    /** Small text has 18 units, of which 1600 fit side by side or 900 one above the other; a phone wants 12 pixels. */
    textSize() {
        const unit = Math.min(innerWidth / 1600, innerHeight / 900);
        return Math.round(100 * Math.min(3, Math.max(1, 12 / (18 * unit))));
    },
    lastCrash() {
        const report = local((storage) => storage.getItem(kCrash));
        if (!report) return '';
        local((storage) => storage.removeItem(kCrash));
        console.warn(report);
        return 'console';
    },
    /** Before the game looks for it. */
    beginIn: (chosen) => fetchLanguage([Module.wishes.lang, chosen, ...navigator.languages]),
    /** The game waits for it, which is but once for a language; null if it can't be had. */
    languageFile(name) {
        if (languages[name]) return languages[name];
        const asked = new XMLHttpRequest();
        asked.open('GET', `lang/${name}`, false);
        try { asked.send(); } catch { return null; }
        if (asked.status !== 200) return null;
        keepLanguage(name, asked.responseText);
        return languages[name];
    },
    /** Shows how much of the program has come; a server may have packed it, so its own number isn't asked. */
    instantiateWasm(imports, ready) {
        fetch('terramorph.wasm').then(async (answer) => {
            if (!answer.ok) throw new Error(`terramorph.wasm: ${answer.status}`);
            let size = 0;
            const counted = new TransformStream({
                transform(part, out) {
                    progress((size += part.length) / Number('@WASM_SIZE@'));
                    out.enqueue(part);
                },
            });
            const program = new Response(answer.body.pipeThrough(counted), {headers: {'content-type': 'application/wasm'}});
            const {instance, module} = await WebAssembly.instantiateStreaming(program, imports);
            ready(instance, module);
        }).catch((why) => say(`The game couldn’t be loaded: ${why.message}`, [['Try again', () => location.reload()]]));
        return {};
    },
};

addEventListener('error', (event) => { if (Module.state !== 'loading') crashed(event.error || event.message); });
addEventListener('unhandledrejection', (event) => { if (event.reason instanceof WebAssembly.RuntimeError) crashed(event.reason); });

// The browser keeps keys of its own, such as reloading; and a key that pastes must reach it, or it pastes nothing.
for (const kind of ['keydown', 'keypress', 'keyup'])
    addEventListener(kind, (event) => {  // what the field gets is no key of the game's, too
        if (event.target === typed && !/^(Enter|Escape|Tab|Arrow.*)$/.test(event.key)) event.stopImmediatePropagation();
    }, true);
addEventListener('keydown', (event) => {
    if (event.code === 'Escape' && document.fullscreenElement) {  // some browsers hand it on as well
        event.stopImmediatePropagation();
        return void document.exitFullscreen();
    }
    if (!event.ctrlKey && !event.metaKey) return;
    if (event.code === 'KeyV') event.preventDefault = () => {};
    if (event.metaKey || !['KeyV', 'KeyC', 'KeyF', 'KeyY', 'KeyZ', 'Enter', 'ControlLeft', 'ControlRight'].includes(event.code))
        event.stopImmediatePropagation();
}, true);
addEventListener('paste', (event) => { Module.pasted = event.clipboardData.getData('text'); });
canvas.addEventListener('contextmenu', (event) => event.preventDefault());
canvas.addEventListener('pointerdown', () => canvas.focus());
// Browsers show a keyboard, fill the screen and play sounds only while they hand on a touch or a click.
addEventListener('touchend', () => {
    if (Module.state !== 'shown') return;
    Module.ccall('page_turn');
    if (Module.types) Module.typing(true);
});
// Keyboards on screens press no keys, and may take back whole words. The field always holds a letter, so that there's one
// to delete.
let before = '';
function begin() { typed.value = before = '-'; }
typed.addEventListener('input', (event) => {
    const now = typed.value;
    let same = 0;
    while (same < before.length && before[same] === now[same]) ++same;
    const type = (text) => { if (Module.state === 'shown') Module.ccall('page_typed', null, ['string'], [text]); };
    for (let k = same; k < before.length; ++k) type('\b');
    if (same < now.length) type(now.slice(same));
    before = now;
    if (!event.isComposing) begin();
});

// A recording that's dropped on the page plays.
addEventListener('dragover', (event) => event.preventDefault());
addEventListener('drop', async (event) => {
    event.preventDefault();
    const file = event.dataTransfer.files[0];
    if (!file || Module.state !== 'shown') return;
    Module.FS.writeFile('/dropped', new Uint8Array(await file.arrayBuffer()));
    Module.ccall('page_dropped', null, ['string', 'string'], ['/dropped', file.name]);
});

/** What the address asks for. */
async function readAddress() {
    for (const name of ['level', 'seed', 'lang', 'join']) Module.wishes[name] = wishes.get(name);
    Module.pasted = Module.wishes.join || '';  // a link alone calls nobody: the page that has it asks first
    for (const name of ['nosound', 'narrate', 'sharp']) if (wishes.has(name)) Module.wishes[name] = 'yes';
    const replay = wishes.get('replay');
    if (!replay) return;
    const name = replay.split('/').pop().replace(/[^\w.-]/g, '_') || 'replay.tmrec';
    Module.wishes.recording = '/' + name;
    const answer = await fetch(replay).catch(() => null);
    if (answer?.ok) Module.replay = {path: '/' + name, bytes: new Uint8Array(await answer.arrayBuffer())};
}

function load() {
    Module.beginIn();  // while the program comes
    const script = document.createElement('script');
    script.src = 'terramorph.js';
    script.onerror = () => say('The game couldn’t be loaded.', [['Try again', () => location.reload()]]);
    document.body.append(script);
}

/** Two tabs would write over each other's files: the second one waits until the first is closed. */
function alone(act) {
    if (!navigator.locks) return act();
    const never = new Promise(() => {});
    navigator.locks.request('terramorph', {ifAvailable: true}, (lock) => {
        if (lock) return act(), never;
        Module.state = 'second';
        say('Terramorph is open in another tab, which your matches are kept by. Close it, and the game goes on here.');
        navigator.locks.request('terramorph', () => location.reload());
    });
}

if (typeof WebAssembly !== 'object') {
    say('This browser has no WebAssembly, which the game needs.');
} else {
    alone(() => readAddress().then(load));
    // whoever builds the game wants to see the newest one, not the one that's kept
    const building = ['localhost', '127.0.0.1'].includes(location.hostname) && !wishes.has('offline');
    if (navigator.serviceWorker && !building) navigator.serviceWorker.register('service-worker.js').catch(() => {});
}
