import { useEffect } from 'react'
import { type GoogleReturn, googleReturnMessages } from '../../../domain/accounts/google-return'
import { Notice } from '../../ui/notice'
import { showToast } from '../../ui/toast'

/** What became of a visit to Google. Whoever gave up there did nothing wrong. */
export function GoogleReturnNotice({ outcome }: { outcome: GoogleReturn | null }) {
  const isFailure = outcome !== null && outcome !== 'GOOGLE_CANCELLED' && outcome !== 'GOOGLE_NEW'
  const words = outcome && googleReturnMessages[outcome]

  // The page comes with its notice: readers are told by the toast.
  useEffect(() => {
    if (isFailure && words) showToast({ kind: 'failed', text: words })
  }, [isFailure, words])

  if (!words) return null
  return (
    <Notice kind={isFailure ? 'failed' : 'info'}>
      <p>{words}</p>
    </Notice>
  )
}
