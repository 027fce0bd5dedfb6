import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import {
  type GoogleReturnCode,
  googleReturnMessages,
  parseGoogleReturnCode,
} from '../../../../domain/accounts/google-return'
import { Notice } from '../../../ui/feedback/notice'
import { showToast } from '../../../ui/feedback/toast'

/** Returns the code in the URL that says why a Google sign-in created no session; null if it has none. */
export function useGoogleReturn() {
  const [query] = useSearchParams()
  return parseGoogleReturnCode(query.get('google'))
}

/**
 * Says why the Google sign-in created no session. A cancellation, or a Google account that has no account here
 * yet, is not shown as a failure.
 */
export function GoogleReturnNotice({ outcome }: { outcome: GoogleReturnCode | null }) {
  const isFailure = outcome !== null && outcome !== 'GOOGLE_CANCELLED' && outcome !== 'GOOGLE_NEW'
  const message = outcome && googleReturnMessages[outcome]

  // Shows a failure as a toast too, because screen readers do not announce a notice that is part of the loaded page.
  useEffect(() => {
    if (isFailure && message) showToast({ kind: 'failed', text: message })
  }, [isFailure, message])

  if (!message) return null
  return (
    <Notice kind={isFailure ? 'failed' : 'info'}>
      <p>{message}</p>
    </Notice>
  )
}
