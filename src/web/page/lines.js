// Linked into the program and run before it: lines to brokers over WebSockets, by mqtt.js, which is loaded with the first of
// them. Each has a number. What comes waits until the game takes it.
{
    // The same as in src/net/post.h and letter.h; troubles are named as in src/net/line_trouble.h. A test compares them.
    const kMostWaiting = 10000, kMostWaitingBytes = 16 << 20, kMostLetterBytes = 40000, kMostTopicBytes = 96;
    const kFirstDelay = 1000, kMostDelay = 30000, kFarewell = 1000;  // milliseconds
    const kSpread = 0.3;  // of a delay
    const kKeepAlive = 30, kAnswersIn = 10;  // seconds
    const kOlderProtocol = 4, kNewerProtocol = 5;  // MQTT 3.1.1 and 5, as they call themselves
    const kOtherProtocol = [1, 132], kWrongLogin = [4, 5, 134, 135];  // what brokers of either answer to a call

    let library = null;
    const load = () => library ||= new Promise((ready, failed) => {
        const script = document.createElement('script');
        script.src = 'mqtt.js';
        script.onload = ready;
        script.onerror = () => { library = null; script.remove(); failed(new Error('mqtt.js')); };
        document.head.append(script);
    });
    const lines = [];

    const spread = (delay) => delay * (1 - kSpread + 2 * kSpread * Math.random());

    /** What may go out: what the browser hasn't kept yet mustn't be known to anybody else. */
    const send = (line) => {
        if (Module.isKeeping()) return;
        for (const {topic, bytes, kept, seconds} of line.waiting.splice(0)) {
            const expires = kept && seconds > 0 && line.client.options.protocolVersion === kNewerProtocol;
            const properties = expires ? {messageExpiryInterval: seconds} : {};
            line.client.publish(topic, bytes, {qos: 1, retain: kept, properties});
        }
    };
    const hear = (line, topic, bytes, kept) => {
        if (bytes.length > kMostLetterBytes || topic.length > kMostTopicBytes) return;
        if (line.come.length >= kMostWaiting || line.comeBytes + bytes.length > kMostWaitingBytes) return;
        line.comeBytes += bytes.length;
        line.come.push({topic, bytes, kept});
    };
    const answered = (line, code) => {
        const {options} = line.client;
        if (kOtherProtocol.includes(code) && options.protocolVersion === kNewerProtocol) {
            options.protocolVersion = kOlderProtocol;
            options.reconnectPeriod = 1;  // at once
        } else {
            line.trouble = kWrongLogin.includes(code) ? 'wrong_login' : 'unwelcome';
        }
    };
    const connect = (line, call) => {
        const {topic, bytes, seconds} = call.will;
        const will = topic && {topic, payload: bytes, qos: 1, retain: true, properties: {messageExpiryInterval: seconds}};
        const client = line.client = mqtt.connect(call.address, {
            protocolVersion: kNewerProtocol, clientId: call.client, username: call.user || undefined,
            password: call.user ? call.password : undefined, clean: true, keepalive: kKeepAlive, connectTimeout: 1000 * kAnswersIn,
            reconnectPeriod: spread(kFirstDelay), resubscribe: false, queueQoSZero: false, will: will || undefined,
        });
        client.on('connect', () => client.subscribe(call.topics, {qos: 1}, (refused) => {
            if (refused) return void (client.connected && (line.trouble = 'unwelcome'));
            line.delay = kFirstDelay;
            client.options.reconnectPeriod = spread(kFirstDelay);
            line.up = true;
            ++line.connections;
            line.trouble = '';
        }));
        client.on('message', (topic, bytes, packet) => hear(line, topic, bytes, packet.retain));
        client.on('error', (why) => { if (why.code > 0) answered(line, why.code); });
        client.on('close', () => {
            line.up = false;
            line.waiting.length = 0;
            if (line.connections > 0) line.trouble = 'down';
            line.trouble ||= 'unanswered';
        });
        // 'close' comes before the wait for the next call, which grows
        client.on('reconnect', () => {
            line.delay = Math.min(kMostDelay, 2 * line.delay);
            client.options.reconnectPeriod = spread(line.delay);
        });
    };

    Module.openLine = (call) => {
        const line = {up: false, delay: kFirstDelay, connections: 0, waiting: [], come: [], comeBytes: 0, trouble: '', left: false, call};
        const attempt = (delay) => load().then(() => { if (!line.left) connect(line, call); }).catch(() => {
            line.trouble = 'unanswered';
            if (!line.left) setTimeout(attempt, spread(delay), Math.min(kMostDelay, 2 * delay));
        });
        const foreign = location.protocol === 'https:' && call.address.startsWith('ws:');
        const own = ['localhost', '127.0.0.1'].includes(new URL(call.address).hostname);
        if (foreign && !own) line.trouble = 'page_is_kept_from_it'; else attempt(kFirstDelay);
        return lines.push(line) - 1;
    };
    Module.line = (number) => lines[number];
    Module.sayOnLine = (number, letter) => {
        const line = lines[number];
        if (!line.up) return;
        line.waiting.push(letter);
        send(line);
    };
    /** The next letter that has come; none if there's none. */
    Module.takeFromLine = (number) => {
        const line = lines[number];
        if (line.up && line.waiting.length > 0) send(line);
        const letter = line.come.shift();
        if (letter) line.comeBytes -= letter.bytes.length;
        return letter;
    };
    /** Subscribing again brings again all that the broker keeps. */
    Module.hearLineAgain = (number) => {
        const line = lines[number];
        if (line.up) line.client.subscribe(line.call.topics, {qos: 1});
    };
    /** Says its last will, for the broker does that only for lines that are cut. */
    Module.leaveLine = (number) => {
        const line = lines[number];
        lines[number] = null;
        line.left = true;
        if (!line.client) return;
        const {topic, bytes, seconds} = line.call.will;
        if (line.up && topic) line.waiting.push({topic, bytes, kept: true, seconds});
        const leave = () => {
            if (line.up) send(line);
            if (line.waiting.length > 0 && line.up) return setTimeout(leave, 10);
            line.client.end(!line.up);
            setTimeout(() => line.client.end(true), kFarewell);
        };
        leave();
    };
}
