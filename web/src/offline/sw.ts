// The service worker: the whole page lies in a cache of its own version and needs no network.

const worker = globalThis as unknown as ServiceWorkerGlobalScope;
/** Written by build/finish.mjs: a version, and every file of the page. */
const version = '__VERSION__';
const files: readonly string[] = JSON.parse('__FILES__') as string[];
const cacheName = `croupier-${version}`;

worker.addEventListener('install', (event) => {
  event.waitUntil(caches.open(cacheName).then((cache) => cache.addAll(files)));
});

worker.addEventListener('activate', (event) => {
  event.waitUntil(
    caches.keys().then(async (names) => {
      const old = names.filter((name) => name.startsWith('croupier-') && name !== cacheName);
      await Promise.all(old.map((name) => caches.delete(name)));
      await worker.clients.claim();
    }),
  );
});

// The page asks for it when the player agrees to the new version.
worker.addEventListener('message', (event) => {
  if (event.data === 'take over') void worker.skipWaiting();
});

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET' || new URL(request.url).origin !== worker.location.origin) return;
  const wanted = request.mode === 'navigate' ? './' : request;
  event.respondWith(
    caches
      .open(cacheName)
      .then((cache) => cache.match(wanted, { ignoreSearch: true }))
      .then((found) => found ?? fetch(request)),
  );
});
