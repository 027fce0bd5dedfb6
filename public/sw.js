// Serves an offline page, with its style sheet and picture, from the cache when the network fails. All other
// requests (API, scripts, styles) only go to the network. When one of the files below changes, change the
// name of the cache too.
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
  // With navigation preload, browsers send two requests for a navigation that this worker does not answer.
  // That would use up the single-use links under /api. Earlier versions of this worker enabled preload, and
  // browsers keep it enabled.
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

// A click on the reminder of an appointment opens the page of the companion.
addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(clients.openWindow(event.notification.data.path))
})
