import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { findAccountMessage } from '../../../contract/account/account-error-message'
import { isKnownErrorCode } from '../../../contract/account/known-error-codes'
import { pageContext } from '../../../contract/page-context'
import { pagePaths } from '../../../contract/paths'
import { parseNextPath } from '../../../domain/accounts/next-path'
import { AuthLayout } from '../../features/accounts/auth-page/auth-layout'
import { runFormAction } from '../../features/accounts/auth-page/run-form-action'
import { confirmEmailAction } from '../../features/accounts/sign-up/confirm-email-action'
import { ConfirmEmailForm } from '../../features/accounts/sign-up/confirm-email-form'
import { ButtonLink } from '../../ui/buttons/button'
import type { Route } from './+types/confirm-email'

export const meta: Route.MetaFunction = () => [
  { title: 'Confirmation de votre adresse · Amivoix' },
  { name: 'robots', content: 'noindex' },
]

/** Reads whether the link is valid and whether this browser registered the address; changes nothing. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { searchParams } = url
  const token = searchParams.get('token') ?? ''
  const callbackURL = parseNextPath(searchParams.get('callbackURL')) ?? pagePaths.dashboard
  const { state, email } = await context.get(pageContext).api.confirmationLink.read({ token })
  const errorCode = searchParams.get('erreur') ?? ''
  return {
    state,
    link: { token, callbackURL, email },
    earlierError: isKnownErrorCode(errorCode) ? findAccountMessage(errorCode) : null,
  }
}

export const clientAction = ({ request }: Route.ClientActionArgs) =>
  runFormAction(request, { 'confirm-email': confirmEmailAction })

// The loader does not run again after the action, because it would report the used link as invalid while the
// next page loads.
export const shouldRevalidate = () => false

export default function ConfirmEmail({ loaderData }: Route.ComponentProps) {
  const { state, ...form } = loaderData
  switch (state) {
    case 'registered-here':
      return (
        <AuthLayout
          title="Confirmation de votre adresse"
          intro={`Vous vous êtes inscrit ici avec ${form.link.email}.`}
        >
          <ConfirmEmailForm {...form} isPasswordRequired={false} />
        </AuthLayout>
      )
    case 'registered-elsewhere':
      return (
        <AuthLayout
          title="Confirmez votre adresse"
          intro={`Donnez le mot de passe choisi à l’inscription de ${form.link.email}.`}
        >
          <ConfirmEmailForm {...form} isPasswordRequired />
          <p className="muted">
            Vous ne vous êtes pas inscrit{'\u00a0'}? Fermez cette page{'\u00a0'}: rien n’a changé.
          </p>
        </AuthLayout>
      )
    case 'already-confirmed':
      return (
        <UnusableLink
          title="Votre adresse est confirmée"
          intro={'Ce lien a déjà servi\u00a0: il ne reste qu’à vous connecter.'}
        />
      )
    case 'invalid':
      return (
        <UnusableLink
          title="Ce lien ne fonctionne plus"
          intro={
            'Il a plus de 24\u00a0heures, ou l’inscription a été effacée. Connectez-vous avec votre mot de passe\u00a0: nous vous en renverrons un.'
          }
        >
          <p className="muted">
            Votre mot de passe est refusé{'\u00a0'}?{' '}
            <Link className="link" to={pagePaths.register}>
              Inscrivez-vous de nouveau
            </Link>
          </p>
        </UnusableLink>
      )
  }
}

type UnusableLinkProps = { title: string; intro: string; children?: ReactNode }

/** Shown for a link that was already used or is invalid; offers to sign in. */
const UnusableLink = ({ title, intro, children }: UnusableLinkProps) => (
  <AuthLayout title={title} intro={intro}>
    <ButtonLink kind="primary" size="l" isBlock to={pagePaths.login}>
      Se connecter
    </ButtonLink>
    {children}
  </AuthLayout>
)
