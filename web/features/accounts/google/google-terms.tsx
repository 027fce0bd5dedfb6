import { useRef, useState } from 'react'
import { Link } from 'react-router'
import { pagePaths } from '../../../../contract/paths'
import { publicMessages } from '../../../../domain/public-messages'
import { addNextPage, useNextPage } from '../auth-page/next-page'
import { TermsCheckbox } from '../sign-up/terms-checkbox'
import { GoogleButton } from './google-button'

/** Asks a visitor who tried to sign in with Google without an account here to accept the terms and sign up. */
export function GoogleTerms() {
  const checkbox = useRef<HTMLInputElement>(null)
  const [isAcceptanceMissing, setAcceptanceMissing] = useState(false)
  const next = useNextPage()

  function checkTerms() {
    const hasAcceptedTerms = checkbox.current?.checked ?? false
    setAcceptanceMissing(!hasAcceptedTerms)
    if (!hasAcceptedTerms) checkbox.current?.focus()
    return hasAcceptedTerms
  }

  return (
    <>
      <GoogleButton
        label="Ouvrir mon compte avec Google"
        kind="primary"
        purpose="sign-up"
        validate={checkTerms}
      >
        <TermsCheckbox
          ref={checkbox}
          error={isAcceptanceMissing ? publicMessages.TERMS_NOT_ACCEPTED : undefined}
          onChange={({ target }) => target.checked && setAcceptanceMissing(false)}
        />
      </GoogleButton>
      <p className="muted">
        Vous préférez un mot de passe{'\u00a0'}?{' '}
        <Link className="link" to={addNextPage(pagePaths.register, next)}>
          S’inscrire avec un email
        </Link>
      </p>
    </>
  )
}
