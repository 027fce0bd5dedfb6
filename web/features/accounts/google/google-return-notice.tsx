import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import {
  type GoogleReturnCode,
  googleReturnMessages,
  parseGoogleReturnCode,
} from '../../../../domain/accounts/google-return'
import { Notice } from '../../../ui/feedback/notice'
import { showToast } from '../../../ui/feedback/toast'

/** Reads from the URL how a Google sign-in that created no session ended; null without one. */
export function useGoogleReturn() {
  const [query] = useSearchParams()
  return parseGoogleReturnCode(query.get('google'))
}

/** Shows how the Google sign-in ended. A cancellation is not a failure. */
export function GoogleReturnNotice({ outcome }: { outcome: GoogleReturnCode | null }) {
  const isFailure = outcome !== null && outcome !== 'GOOGLE_CANCELLED' && outcome !== 'GOOGLE_NEW'
  const message = outcome && googleReturnMessages[outcome]

  // The notice is in the page from the start; screen readers announce the toast.
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
