// Keeps the built pages on the device, so that every game can be played without a connection. It never stores answers
// of the server.

declare const self: ServiceWorkerGlobalScope;
/** Addresses of all files, put in by the build; a different list makes a new worker, which fetches the new files. */
declare const FILES: readonly string[];
declare const BUILD: string;

const CACHE = `overtrick ${BUILD}`;
/** Milliseconds that a page waits for the server before the stored one is shown. */
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

/** Fills the cache with all files; those with a hash of their content in the name are copied from the last build. */
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

/** Returns the page from the server, or the stored one if that fails: every address is the same page. */
async function freshPage(request: Request): Promise<Response> {
  try {
    const response = await fetch(request, { signal: AbortSignal.timeout(PATIENCE_MS) });
    if (response.status < 500) return response;
  } catch {
    // no connection, or a very slow one
  }
  return (await caches.match('/', { cacheName: CACHE })) ?? Response.error();
}

async function keptFile(request: Request): Promise<Response> {
  return (await caches.match(request, { ignoreVary: true })) ?? fetch(request);
}
