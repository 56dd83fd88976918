// Runs before the first paint, as a file because the shop's policy allows no inline scripts:
// otherwise a dark page would flash light, and an English one would start from the right.
{
  const root = document.documentElement;
  try {
    if (localStorage.getItem('theme') === 'dark') root.className = 'dark';
  } catch {
    // Storage is closed to us in some private windows; the light theme stands.
  }
  const asked = /[?&]lang=(ar|en)(&|$)/.exec(location.search);
  const kept = /(?:^|; )lang=(ar|en)(?:;|$)/.exec(document.cookie);
  root.lang = (asked ?? kept)?.[1] ?? 'ar';
  root.dir = root.lang === 'ar' ? 'rtl' : 'ltr';
}
