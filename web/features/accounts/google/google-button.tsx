import { useEffect, useEffectEvent } from 'react'
import { useFetcher } from 'react-router'
import { submitOptions } from '../../../forms/submit-options'
import { Button } from '../../../ui/buttons/button'
import { Notice } from '../../../ui/feedback/notice'
import { GoogleMark } from './google-mark'

type Props = {
  label: string
  /** Google's guidelines ask for a neutral background behind its mark: "primary" has no mark. */
  kind?: 'primary' | 'secondary'
  /** A sign-up sends the acceptance of the terms; `canStart` has to check it. */
  purpose: 'sign-in' | 'sign-up'
  /** Returns false when something has to be corrected first, which the caller shows. */
  canStart?: () => boolean
}

/** Leads to Google's sign-in page, or shows why it cannot. */
export function GoogleButton({ label, kind = 'secondary', purpose, canStart }: Props) {
  const google = useFetcher<{ message: string }>()
  const isLeaving = google.state !== 'idle'
  const failure = isLeaving ? undefined : google.data?.message

  // The browser's "back" may show this page as it was left, with the button still busy.
  const reset = useEffectEvent(() => google.reset())
  useEffect(() => {
    const onPageShow = ({ persisted }: PageTransitionEvent) => persisted && reset()
    window.addEventListener('pageshow', onPageShow)
    return () => window.removeEventListener('pageshow', onPageShow)
  }, [])

  function start() {
    if (canStart && !canStart()) return
    const terms = purpose === 'sign-up' ? { hasAcceptedTerms: 'on' } : {}
    void google.submit({ intent: 'google', purpose, ...terms }, submitOptions)
  }

  return (
    <>
      {failure !== undefined && (
        <Notice kind="failed">
          <p>{failure}</p>
        </Notice>
      )}
      <Button kind={kind} size="l" isBlock isBusy={isLeaving} onClick={start}>
        {kind === 'secondary' && !isLeaving && <GoogleMark />}
        {label}
      </Button>
    </>
  )
}
