import { useEffect, useRef, useState } from 'react'
import { type Location, useBlocker, useNavigate } from 'react-router'
import { pagePaths } from '../../../../contract/paths'

type Options = {
  isDirty: boolean
  /** Returns false after a sign-out: it has removed the draft, so there is nothing left to lose. */
  hasDraft: () => boolean
}

/**
 * Asks before the user leaves the page with unsaved changes: in the browser's dialog before a reload or a navigation
 * to another site, in our own dialog before a navigation within the app. Does not ask before a navigation to
 * another page of the profile, because the form restores the draft when the user returns.
 */
export function useLeaveWarning({ isDirty, hasDraft }: Options) {
  useEffect(() => {
    if (!isDirty) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isDirty])

  const navigate = useNavigate()
  const isLeaving = useRef(false)
  const blocker = useBlocker(
    ({ nextLocation }) =>
      !isLeaving.current &&
      isDirty &&
      !nextLocation.pathname.startsWith(pagePaths.profile) &&
      hasDraft(),
  )
  // The target is stored, because the router forgets a blocked navigation when it reloads data after a save.
  const [target, setTarget] = useState<Location | null>(null)
  useEffect(() => {
    if (blocker.state === 'blocked') setTarget(blocker.location)
  }, [blocker])

  return {
    isAsking: target !== null,
    stay() {
      setTarget(null)
      blocker.reset?.()
    },
    leave() {
      isLeaving.current = true
      if (blocker.state === 'blocked') blocker.proceed()
      else if (target) void navigate(target)
    },
  }
}
