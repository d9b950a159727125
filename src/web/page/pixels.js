// How many pixels of the picture there are to a unit of the page: as many as the screen has, but no more than are drawn
// in time, which tells on phones: their screens have three, and they're slower.
addToLibrary({
    emscripten_get_device_pixel_ratio: () => {
        const most = 1300000;
        const fits = Math.sqrt(most / Math.max(1, innerWidth * innerHeight));
        return Math.max(1, Math.min(devicePixelRatio || 1, fits));
    },
});
