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

    async function hold() {
      if (document.visibilityState !== 'visible') return
      // Refused for example when the battery is low; the call continues without it.
      const newLock = await navigator.wakeLock.request('screen').catch(() => null)
      if (isOver) void newLock?.release()
      else lock = newLock
    }

    void hold()
    document.addEventListener('visibilitychange', hold)
    return () => {
      isOver = true
      document.removeEventListener('visibilitychange', hold)
      void lock?.release()
    }
  }, [shouldStayAwake])
}
