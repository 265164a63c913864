// Keeps what never changes, and shows a page where there is no network. Nothing of the API passes through here.
const KEPT = 'vaza-1'
const ALWAYS = ['/offline.html', '/offline.css', '/icon.svg']

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(KEPT).then((cache) => cache.addAll(ALWAYS)).then(() => self.skipWaiting()))
})

self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))

self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== location.origin || url.pathname.startsWith('/api/')) return
  if (request.mode === 'navigate') {
    event.respondWith(fetch(request).catch(() => caches.match('/offline.html')))
  } else if (ALWAYS.includes(url.pathname)) {
    event.respondWith(fetch(request).catch(() => caches.match(request)))
  }
})
