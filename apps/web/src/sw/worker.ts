// Keeps the pages on the device: all that is built, so that every game can be played without a connection. What the
// server knows
// is never kept.

declare const self: ServiceWorkerGlobalScope;
/** Addresses of all files, put in by the build; another list is another worker, which fetches what is new. */
declare const FILES: readonly string[];
declare const BUILD: string;

const CACHE = `overtrick ${BUILD}`;
/** The time for which a page waits for the server before the one kept is shown, milliseconds. */
const PATIENCE_MS = 3000;

self.addEventListener('install', (event) => event.waitUntil(fill()));
self.addEventListener('activate', (event) => event.waitUntil(clear()));
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin || isServers(url.pathname)) return;
  if (request.mode === 'navigate') event.respondWith(freshPage(request));
  else event.respondWith(keptFile(request));
});

/** Files whose name has the hash of what is in them are taken over from the last build. */
async function fill(): Promise<void> {
  const cache = await caches.open(CACHE);
  await Promise.all(
    FILES.map(async (file) => {
      const isHashed = file.startsWith('/assets/');
      const known = isHashed ? await caches.match(file) : undefined;
      const response = known ?? (await fetch(file, { cache: isHashed ? 'default' : 'no-cache' }));
      if (!response.ok) throw new Error(`${file}: ${response.status}`);
      await cache.put(file, response);
    }),
  );
}

async function clear(): Promise<void> {
  const old = (await caches.keys()).filter((name) => name.startsWith('overtrick ') && name !== CACHE);
  await Promise.all(old.map((name) => caches.delete(name)));
  await self.clients.claim();
}

const isServers = (path: string): boolean =>
  /^\/(api|socket\.io)\//.test(path) || /^\/(healthz|readyz|metrics)$/.test(path);

/** The page as the server has it now, else the one that is kept: every address is the same page. */
async function freshPage(request: Request): Promise<Response> {
  try {
    const response = await fetch(request, { signal: AbortSignal.timeout(PATIENCE_MS) });
    if (response.status < 500) return response;
  } catch {
    // no connection, or none worth the name
  }
  return (await caches.match('/', { cacheName: CACHE })) ?? Response.error();
}

async function keptFile(request: Request): Promise<Response> {
  return (await caches.match(request, { ignoreVary: true })) ?? fetch(request);
}
