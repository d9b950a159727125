// How many pixels of the picture there are to a unit of the page: as many as the screen has, but no more than are drawn
// in time, which tells on phones: their screens have three, and they're slower.
addToLibrary({
    $pixels: {
        share: 1,  // of all that there could be, once the game has seen how fast this machine is
        least: [1, 1],  // the smallest picture that has room for all that the game says
        ratio() {
            const most = 1300000;
            const all = Math.max(1, Math.min(devicePixelRatio || 1, Math.sqrt(most / Math.max(1, innerWidth * innerHeight))));
            const least = Math.max(pixels.least[0] / Math.max(1, innerWidth), pixels.least[1] / Math.max(1, innerHeight));
            return Math.max(all * Math.sqrt(pixels.share), Math.min(all, least));
        },
    },
    emscripten_get_device_pixel_ratio__deps: ['$pixels'],
    emscripten_get_device_pixel_ratio: () => pixels.ratio(),
    sharpen_page__deps: ['$pixels'],
    sharpen_page: (share, width, height) => {
        const before = pixels.ratio();
        pixels.share = Module.wishes.sharp ? 1 : share;
        pixels.least = [width, height];
        if (pixels.ratio() !== before) dispatchEvent(new Event('resize'));  // SDL asks again
    },
});
