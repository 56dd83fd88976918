// Runs before the first paint, otherwise a dark page would flash light. The build writes it into the
// page, whose policy names it by its hash.
try {
  if (localStorage.getItem('theme') === 'dark') document.documentElement.className = 'dark';
} catch {
  // Storage is closed to us in some private windows; the light theme stands.
}
