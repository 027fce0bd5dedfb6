import { useEffect, useState } from 'react'

/** Returns the time in ms since 1970, updated twice a second while `isRunning`. */
export function useCurrentTime(isRunning: boolean): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    if (!isRunning) return
    setNow(Date.now())
    const interval = setInterval(() => setNow(Date.now()), 500)
    return () => clearInterval(interval)
  }, [isRunning])
  return now
}
