import { useEffect, useState } from 'react'
import { Notice } from '../../../ui/feedback/notice'
import { createLiveCallCheck } from './live-call-lock'

/** Says that a call is live in another tab of this browser, and what the call button does then. */
export function CallElsewhereNotice({ companion }: { companion: string }) {
  const isElsewhere = useCallElsewhere()
  return (
    <div role="status">
      {isElsewhere && (
        <Notice icon="phone">
          <p>
            <strong>Un appel est en cours dans un autre onglet.</strong> Si vous appelez {companion}{' '}
            d’ici, nous vous demanderons d’abord s’il faut y mettre fin.
          </p>
        </Notice>
      )}
    </div>
  )
}

/**
 * Returns whether a call is live in another tab. During a call in this tab it is true as well, but the notice is
 * shown only before a call.
 */
function useCallElsewhere(): boolean {
  const [isElsewhere, setElsewhere] = useState(false)
  useEffect(() => {
    const unmount = new AbortController()
    const { signal } = unmount
    const checkLiveCalls = createLiveCallCheck(navigator.locks, setElsewhere, signal)
    const handleVisibility = () => {
      if (document.visibilityState === 'visible') checkLiveCalls().catch(() => undefined)
    }
    handleVisibility()
    document.addEventListener('visibilitychange', handleVisibility, { signal })
    return () => unmount.abort()
  }, [])
  return isElsewhere
}
