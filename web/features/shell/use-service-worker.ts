import { useEffect } from 'react'

/** Installs public/sw.js, once the page has what it needs; not while developing. */
export function useServiceWorker() {
  useEffect(() => {
    if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
    // A browser that refuses (private windows do) has a page all the same.
    navigator.serviceWorker.register('/sw.js').catch(() => undefined)
  }, [])
}
