import { type FormEvent, type ReactNode, useEffect, useEffectEvent } from 'react'
import { useFetcher } from 'react-router'
import { fixedApiPaths } from '../../../../contract/paths'
import { submitOptions } from '../../../forms/submit-options'
import { Button } from '../../../ui/buttons/button'
import { Notice } from '../../../ui/feedback/notice'
import { useNextPage } from '../auth-page/next-page'
import { GoogleMark } from './google-mark'

type Props = {
  label: string
  /** "primary" shows no Google mark, because Google's guidelines require a neutral background behind it. */
  kind?: 'primary' | 'secondary'
  /**
   * A sign-up always tells the server that the terms are accepted, so its `validate` must check that
   * they are.
   */
  purpose: 'sign-in' | 'sign-up'
  /**
   * Validates the form before it is sent. Returns false when it has errors, which the parent
   * component shows.
   */
  validate?: () => boolean
  /** Fields of the form, above the button. */
  children?: ReactNode
}

/**
 * The path to which the browser posts the form when scripts do not run. The server answers with a page that
 * redirects to Google.
 */
const googleFormPath = `${fixedApiPaths.auth}/sign-in/social`

/** Opens Google's sign-in page, or shows why that failed. */
export function GoogleButton(props: Props) {
  const { label, kind = 'secondary', purpose, validate, children } = props
  const next = useNextPage()
  const request = useFetcher<{ message: string }>()
  const isBusy = request.state !== 'idle'
  const failure = isBusy ? undefined : request.data?.message

  // Makes the button usable again when the back button restores this page from the browser's cache.
  const reset = useEffectEvent(() => request.reset())
  useEffect(() => {
    const onPageShow = ({ persisted }: PageTransitionEvent) => persisted && reset()
    window.addEventListener('pageshow', onPageShow)
    return () => window.removeEventListener('pageshow', onPageShow)
  }, [])

  function start(event: FormEvent) {
    event.preventDefault()
    if (isBusy || (validate && !validate())) return
    const terms = purpose === 'sign-up' ? { hasAcceptedTerms: 'on' } : {}
    void request.submit({ intent: 'google', purpose, ...terms }, submitOptions)
  }

  return (
    <>
      {failure !== undefined && (
        <Notice kind="failed">
          <p>{failure}</p>
        </Notice>
      )}
      <form method="post" action={googleFormPath} noValidate className="stack" onSubmit={start}>
        <input type="hidden" name="purpose" value={purpose} />
        {next !== null && <input type="hidden" name="next" value={next} />}
        {children}
        <Button type="submit" kind={kind} size="l" isBlock isBusy={isBusy}>
          {kind === 'secondary' && !isBusy && <GoogleMark />}
          {label}
        </Button>
      </form>
    </>
  )
}
