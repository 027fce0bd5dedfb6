import { useEffect, useState } from 'react'

/** The time, told anew twice a second while something counts; ms since 1970. */
export function useSeconds(isCounting: boolean): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    if (!isCounting) return
    setNow(Date.now())
    const interval = setInterval(() => setNow(Date.now()), 500)
    return () => clearInterval(interval)
  }, [isCounting])
  return now
}
