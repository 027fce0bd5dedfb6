import { useEffect } from 'react'
import { useBlocker } from 'react-router'
import { pagePaths } from '../../../../contract/paths'

type Options = {
  isDirty: boolean
  /** False after a sign-out, which has removed the draft: nothing is left to lose. */
  hasDraft: () => boolean
}

/**
 * Asks before the page is left with unsaved changes: with the browser's dialog for a reload or another
 * site, with ours inside the app. The tabs of the profile do not ask, since the draft is restored.
 */
export function useLeaveWarning({ isDirty, hasDraft }: Options) {
  useEffect(() => {
    if (!isDirty) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isDirty])

  return useBlocker(
    ({ nextLocation }) =>
      isDirty && !nextLocation.pathname.startsWith(pagePaths.profile) && hasDraft(),
  )
}
