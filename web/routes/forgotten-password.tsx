import { useState } from 'react'
import { Link } from 'react-router'
import { pagePaths } from '../../contract/paths'
import { Doorway } from '../features/accounts/doorway'
import { PasswordLinkForm } from '../features/accounts/password-link-form'
import { PasswordLinkSent } from '../features/accounts/password-link-sent'
import type { Route } from './+types/forgotten-password'

export const meta: Route.MetaFunction = () => [{ title: 'Mot de passe oublié · Amivoix' }]

export default function ForgottenPassword() {
  const [sentTo, setSentTo] = useState<string | null>(null)
  if (sentTo !== null)
    return (
      <Doorway
        title="Regardez vos e-mails"
        lede={`Si un compte existe avec l’adresse ${sentTo}, un lien vient de partir.`}
      >
        <PasswordLinkSent onAgain={() => setSentTo(null)} />
      </Doorway>
    )
  return (
    <Doorway
      title="Mot de passe oublié"
      lede="Donnez l’adresse de votre compte : nous y envoyons un lien pour en choisir un autre."
    >
      <PasswordLinkForm onSent={setSentTo} />
      <p className="muted">
        Il vous est revenu ?{' '}
        <Link className="link" to={pagePaths.login}>
          Se connecter
        </Link>
      </p>
    </Doorway>
  )
}
