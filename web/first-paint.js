// Runs before the first paint. The build writes it into the page, whose policy names it by its hash.

// A dark page would flash light otherwise.
try {
  if (localStorage.getItem('theme') === 'dark') document.documentElement.className = 'dark';
} catch {
  // Storage is closed to us in some private windows; the light theme stands.
}

// A page that comes drawn is seen before its code: that would hold up the pictures. It is fetched when
// they are there and shown, or after a while.
addEventListener('load', () => requestAnimationFrame(() => requestAnimationFrame(fetchWhenShown)));
setTimeout(fetchCode, 3000);

// The frame that is drawn now is seen only a while later, on a slow phone much later.
function fetchWhenShown() {
  const shown = 'largest-contentful-paint';
  if (!globalThis.PerformanceObserver?.supportedEntryTypes?.includes(shown)) return fetchCode();
  let soon = setTimeout(fetchCode, 1000);
  new PerformanceObserver(() => {
    clearTimeout(soon);
    soon = setTimeout(fetchCode, 50);
  }).observe({ type: shown, buffered: true });
}

// A button that is pressed before its code is there answers when it comes, and that at once.
addEventListener('click', ({ target }) => {
  const button = target.closest('#root[data-drawn] button[type="button"]');
  if (!button) return;
  button.setAttribute('data-pressed', '');
  fetchCode();
});

function fetchCode() {
  for (const link of document.querySelectorAll('link[rel="later"]')) link.rel = 'modulepreload';
  for (const waiting of document.querySelectorAll('script[type="later"]')) {
    const script = document.createElement('script');
    script.type = 'module';
    // In their order, each in its own time.
    script.async = false;
    script.crossOrigin = '';
    script.src = waiting.src;
    waiting.replaceWith(script);
  }
}
