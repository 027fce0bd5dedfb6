// Serves an offline page when a page cannot be loaded. Everything else (API, scripts, styles)
// always goes to the network. When one of the files below changes, change the name of the cache
// too.
const cacheName = 'hors-ligne-2'
const offlinePage = '/hors-ligne.html'
const offlineFiles = [offlinePage, '/hors-ligne.css', '/mark.svg']

addEventListener('install', (event) => {
  skipWaiting()
  const requests = offlineFiles.map((file) => new Request(file, { cache: 'reload' }))
  event.waitUntil(caches.open(cacheName).then((cache) => cache.addAll(requests)))
})

addEventListener('activate', (event) => event.waitUntil(prepare()))

async function prepare() {
  const names = await caches.keys()
  await Promise.all(names.filter((name) => name !== cacheName).map((name) => caches.delete(name)))
  // With preload, browsers request a navigation that this worker leaves alone twice, which uses up
  // the single-use links under /api. Former versions enabled it, and browsers remember that.
  await registration.navigationPreload?.disable()
}

addEventListener('fetch', (event) => {
  const { pathname, origin } = new URL(event.request.url)
  if (origin !== location.origin || event.request.method !== 'GET') return
  if (event.request.mode === 'navigate' && !pathname.startsWith('/api'))
    event.respondWith(openPage(event.request))
  else if (offlineFiles.includes(pathname)) event.respondWith(openFile(event.request))
})

const openPage = (request) => fetch(request).catch(() => caches.match(offlinePage))

const openFile = (request) =>
  fetch(request).catch(async () => (await caches.match(request)) ?? Response.error())

// The reminder of an appointment opens the page of its companion.
addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(clients.openWindow(event.notification.data.path))
})
