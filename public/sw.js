// Answers a page that the network refuses with one that says so, and nothing else: the API, the
// data and the files of the product always go to the network. A change to the files below wants a
// new name of the cache.
const cacheName = 'hors-ligne-2'
const offlinePage = '/hors-ligne.html'
const offlineFiles = [offlinePage, '/hors-ligne.css', '/mark.svg']

addEventListener('install', (event) => {
  const requests = offlineFiles.map((file) => new Request(file, { cache: 'reload' }))
  event.waitUntil(caches.open(cacheName).then((cache) => cache.addAll(requests)))
})

addEventListener('activate', (event) => event.waitUntil(prepare()))

async function prepare() {
  const names = await caches.keys()
  await Promise.all(names.filter((name) => name !== cacheName).map((name) => caches.delete(name)))
  await registration.navigationPreload?.enable()
}

addEventListener('fetch', (event) => {
  const { pathname, origin } = new URL(event.request.url)
  if (origin !== location.origin || event.request.method !== 'GET') return
  if (event.request.mode === 'navigate' && !pathname.startsWith('/api'))
    event.respondWith(openPage(event))
  else if (offlineFiles.includes(pathname)) event.respondWith(openFile(event.request))
})

const openPage = (event) =>
  Promise.resolve(event.preloadResponse)
    .then((preloaded) => preloaded ?? fetch(event.request))
    .catch(() => caches.match(offlinePage))

const openFile = (request) =>
  fetch(request).catch(async () => (await caches.match(request)) ?? Response.error())
