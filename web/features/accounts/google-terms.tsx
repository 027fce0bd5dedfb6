import { useRef, useState } from 'react'
import { Link } from 'react-router'
import { pagePaths } from '../../../contract/paths'
import { messages } from '../../../domain/messages'
import { GoogleButton } from './google-button'
import { useNextPage, withNext } from './next-page'
import { TermsCheckbox } from './terms-checkbox'

/** For somebody whose Google account is new here: the one question before an account is opened. */
export function GoogleTerms() {
  const box = useRef<HTMLInputElement>(null)
  const [isMissing, setMissing] = useState(false)
  const next = useNextPage()

  function read() {
    const hasAcceptedTerms = box.current?.checked ?? false
    setMissing(!hasAcceptedTerms)
    if (hasAcceptedTerms) return { next, purpose: 'sign-up', hasAcceptedTerms } as const
    box.current?.focus()
    return null
  }

  return (
    <>
      <TermsCheckbox
        ref={box}
        error={isMissing ? messages.TERMS_NOT_ACCEPTED : undefined}
        onChange={({ target }) => target.checked && setMissing(false)}
      />
      <GoogleButton label="Ouvrir mon compte avec Google" kind="primary" read={read} />
      <p className="muted">
        Vous préférez un mot de passe ?{' '}
        <Link className="link" to={withNext(pagePaths.register, next)}>
          S’inscrire avec un email
        </Link>
      </p>
    </>
  )
}
