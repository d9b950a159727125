// Linked into the program and run before it: what the browser has kept, and the language that it
// begins in, is there before the game looks for it.
{
    let keeping = false, again = false, soon = 0, told = false;
    const keep = () => {
        if (!Module.keeps) return;
        if (keeping) { again = true; return; }  // one after the other
        keeping = true;
        FS.syncfs(false, (fault) => {
            keeping = false;
            if (fault && !told) {
                console.warn('The browser couldn’t keep the game’s files: ' + fault);
                Module.keepingFailed = told = true;
            }
            if (again) { again = false; keep(); }
        });
    };
    Module.keep = () => { soon ||= setTimeout(() => { soon = 0; keep(); }, 0); };
    Module.isKeeping = () => keeping || soon !== 0;
    addEventListener('visibilitychange', () => { if (document.hidden && runtimeInitialized) keep(); });

    const chosenLanguage = () => {
        try {
            return /^language = "(.*)"/.exec(FS.readFile('/kept/settings/language.toml', {encoding: 'utf8'}))?.[1];
        } catch {
            return '';  // there's no such file before one is chosen
        }
    };

    Module.preRun = [() => {
        if (Module.replay) FS.writeFile(Module.replay.path, Module.replay.bytes);
        FS.mkdirTree('/kept');
        addRunDependency('kept');
        const begin = (keeps) => {
            Module.keeps = keeps;
            Module.beginIn(chosenLanguage()).finally(() => removeRunDependency('kept'));
        };
        try {
            FS.mount(IDBFS, {}, '/kept');
            FS.syncfs(true, (fault) => begin(!fault));
        } catch {
            begin(false);
        }
    }];
}
