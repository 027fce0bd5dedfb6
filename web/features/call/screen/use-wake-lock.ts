import { useEffect } from 'react'

/**
 * Keeps the screen awake while `shouldStayAwake`. Browsers release the lock when the page is hidden, so it is
 * requested again when the page is visible.
 */
export function useWakeLock(shouldStayAwake: boolean) {
  useEffect(() => {
    if (!shouldStayAwake || !('wakeLock' in navigator)) return
    let lock: WakeLockSentinel | null = null
    let isOver = false

    async function requestLock() {
      if (document.visibilityState !== 'visible') return
      // The request is refused, for example, when the battery is low; the call continues without the lock.
      const newLock = await navigator.wakeLock.request('screen').catch(() => null)
      if (isOver) void newLock?.release()
      else lock = newLock
    }

    void requestLock()
    document.addEventListener('visibilitychange', requestLock)
    return () => {
      isOver = true
      document.removeEventListener('visibilitychange', requestLock)
      void lock?.release()
    }
  }, [shouldStayAwake])
}
