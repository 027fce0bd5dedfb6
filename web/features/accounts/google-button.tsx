import { useEffect, useState } from 'react'
import { Button } from '../../ui/button'
import { Notice } from '../../ui/notice'
import { showToast } from '../../ui/toast'
import { GoogleMark } from './google-mark'
import { askForGoogle, type GoogleRequest } from './google-request'

type Properties = {
  label: string
  /** The mark belongs on a neutral ground, so that « primary » does without (Google's guidelines). */
  kind?: 'primary' | 'secondary'
  /** What to ask for; null when something has to be put right first, and is said elsewhere. */
  read: () => GoogleRequest | null
}

/** Leaves for Google, or says why not. */
export function GoogleButton({ label, kind = 'secondary', read }: Properties) {
  const [isLeaving, setLeaving] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)

  // Whoever comes back with the browser's own button finds the page as it was left.
  useEffect(() => {
    const comeBack = () => setLeaving(false)
    window.addEventListener('pageshow', comeBack)
    return () => window.removeEventListener('pageshow', comeBack)
  }, [])

  async function leave() {
    const request = read()
    if (!request) return
    setLeaving(true)
    setFailure(null)
    const outcome = await askForGoogle(request)
    if (outcome.state === 'leaving') return window.location.assign(outcome.url)
    setLeaving(false)
    setFailure(outcome.message)
    showToast({ kind: 'failed', text: outcome.message })
  }

  return (
    <>
      {failure !== null && (
        <Notice kind="failed">
          <p>{failure}</p>
        </Notice>
      )}
      <Button kind={kind} size="l" isBlock isBusy={isLeaving} onClick={leave}>
        {kind === 'secondary' && !isLeaving && <GoogleMark />}
        {label}
      </Button>
    </>
  )
}
