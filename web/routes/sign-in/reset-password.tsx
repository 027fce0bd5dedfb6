import { Link, useFetcher } from 'react-router'
import { pageContext } from '../../../contract/page-context'
import { pagePaths } from '../../../contract/paths'
import { AuthLayout } from '../../features/accounts/auth-page/auth-layout'
import { runFormAction } from '../../features/accounts/auth-page/run-form-action'
import { PasswordResetForm } from '../../features/accounts/password/password-reset-form'
import {
  type PasswordResetResult,
  passwordResetAction,
} from '../../features/accounts/password/reset-actions'
import { ButtonLink } from '../../ui/buttons/button'
import type { Route } from './+types/reset-password'

export const meta: Route.MetaFunction = () => [
  { title: 'Nouveau mot de passe · Amivoix' },
  { name: 'robots', content: 'noindex' },
]

/** Checks whether the link still works, before the user types a password. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const token = url.searchParams.get('token') ?? ''
  const { isOpen } = await context.get(pageContext).api.passwordLink.read({ token })
  return { token, isOpen }
}

export const clientAction = ({ request }: Route.ClientActionArgs) =>
  runFormAction(request, { 'password-reset': passwordResetAction })

// The loader does not run again after the action, because it would report the used link as invalid while the
// next page loads.
export const shouldRevalidate = () => false

export default function ResetPassword({ loaderData }: Route.ComponentProps) {
  const resetRequest = useFetcher<PasswordResetResult>()
  if (!loaderData.isOpen || resetRequest.data?.state === 'link-invalid')
    return (
      <AuthLayout
        title="Ce lien ne fonctionne plus"
        intro="Il a déjà servi, il a plus d’une heure, ou un mot de passe a été choisi depuis."
      >
        <ButtonLink kind="primary" size="l" isBlock to={pagePaths.forgottenPassword}>
          Demander un autre lien
        </ButtonLink>
        <p className="muted">
          <Link className="link" to={pagePaths.login}>
            Se connecter
          </Link>
        </p>
      </AuthLayout>
    )
  return (
    <AuthLayout
      title="Choisissez un nouveau mot de passe"
      intro="Vous serez connecté ici, et déconnecté de tous vos autres appareils."
    >
      <PasswordResetForm token={loaderData.token} resetRequest={resetRequest} />
    </AuthLayout>
  )
}
