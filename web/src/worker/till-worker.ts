/*
 * Starts the till without a network. It answers for pages under its scope, /admin/pos, alone, and of
 * what these ask for only the files of the build: answers of the shop are nobody's to keep.
 * The build puts in place which files the till is made of, and writes it to /till-worker.js.
 */

interface Lasting extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface Asking extends Lasting {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}

interface Worker {
  addEventListener(type: 'install' | 'activate', listen: (event: Lasting) => void): void;
  addEventListener(type: 'fetch', listen: (event: Asking) => void): void;
}

declare const TILL_BUILD: string;
declare const TILL_FILES: readonly string[];

const worker = self as unknown as Worker;

const PAGE = '/admin/pos';
const PREFIX = 'till-';
const KEPT = `${PREFIX}${TILL_BUILD}`;
/** Who began this page, and what it showed them, is not for the next one. */
const FIRST_VIEW = /<script type="application\/json" id="first-view">[\s\S]*?<\/script>/;
/** A network that is there in name only is not waited for any longer. */
const PATIENCE_MS = 5_000;

worker.addEventListener('install', (event) => event.waitUntil(install()));
worker.addEventListener('activate', (event) => event.waitUntil(forgetOlderBuilds()));
worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (request.mode === 'navigate' && pathname === PAGE) event.respondWith(openPage(request));
  else if (pathname.startsWith('/assets/')) event.respondWith(openFile(request));
});

/** All of it or nothing: half a till would not start. */
async function install(): Promise<void> {
  const kept = await caches.open(KEPT);
  const page = await fetch(PAGE, { credentials: 'omit', cache: 'no-store' });
  const html = (await page.text()).replace(FIRST_VIEW, '');
  const belongsHere = TILL_FILES.some((file) => html.includes(file));
  if (!page.ok || !belongsHere) throw new Error('The shop is of another build');
  await kept.addAll([...TILL_FILES]);
  await kept.put(PAGE, new Response(html, { headers: headersOf(page) }));
}

/** Its policy goes with it: the scripts that stand in the page are named there. */
function headersOf(page: Response): Headers {
  const headers = new Headers({ 'content-type': 'text/html; charset=utf-8' });
  const policy = page.headers.get('content-security-policy');
  if (policy) headers.set('content-security-policy', policy);
  return headers;
}

async function forgetOlderBuilds(): Promise<void> {
  const names = await caches.keys();
  const older = names.filter((name) => name.startsWith(PREFIX) && name !== KEPT);
  await Promise.all(older.map((name) => caches.delete(name)));
}

/** The shop's own page while it answers; else the kept one. */
async function openPage(request: Request): Promise<Response> {
  const asked = fetch(request);
  const answer = await Promise.race([asked, patience()]).catch(() => null);
  if (answer && answer.status < 500) return answer;
  return (await caches.match(PAGE, { cacheName: KEPT })) ?? answer ?? asked;
}

function patience(): Promise<null> {
  return new Promise((resolve) => setTimeout(() => resolve(null), PATIENCE_MS));
}

/** A file of the build never changes under its name. */
async function openFile(request: Request): Promise<Response> {
  return (await caches.match(request, { cacheName: KEPT, ignoreVary: true })) ?? fetch(request);
}
