/* global files, version -- written above this by the build: the files of the page, and what tells one build from another */

/** Other copies of the page may stand beside this one under the same host. */
const place = `spellchart ${self.registration.scope} `;
const cacheName = `${place}${version}`;

// All of a build is kept as a whole, past what the browser has of an earlier one.
self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(cacheName)
      .then((cache) => cache.addAll(files.map((file) => new Request(file, { cache: 'reload' })))),
  );
});

// This begins to work once no tab shows an earlier build: only then is that one given up.
self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) =>
        Promise.all(
          names
            .filter((name) => name.startsWith(place) && name !== cacheName)
            .map((name) => caches.delete(name)),
        ),
      ),
  );
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET' || !request.url.startsWith(self.registration.scope)) return;
  event.respondWith(request.mode === 'navigate' ? page(request) : file(request));
});

/** The page as it is now, so that nobody stays with an old one; without a network, as it was kept. */
async function page(request) {
  try {
    return await fetch(request.url, { cache: 'no-cache' });
  } catch {
    return kept('./', () => Response.error());
  }
}

/** Files have a name for each content: what was kept is what would come. */
const file = (request) => kept(request, () => fetch(request));

async function kept(what, otherwise) {
  const cache = await caches.open(cacheName);
  return (await cache.match(what, { ignoreVary: true })) ?? otherwise();
}
