import { useEffect } from 'react'
import { useBlocker } from 'react-router'
import { pagePaths } from '../../../contract/paths'

type Options = {
  isDirty: boolean
  /** False once the sign-out has emptied what the browser kept: nothing is left to lose. */
  hasDraft: () => boolean
}

/**
 * Asks before the page is left with something unsaved: the browser's own question for a reload or
 * another site, ours within the product. The tabs of the profile are one screen and ask nothing:
 * the draft comes back with the form.
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
