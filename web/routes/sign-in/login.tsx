import { Link, redirect, useSearchParams } from 'react-router'
import { pageContext } from '../../../contract/page-context'
import { pagePaths } from '../../../contract/paths'
import { parseNextPath } from '../../../domain/accounts/next-path'
import { createPageMeta } from '../../document/page-meta'
import { AuthLayout } from '../../features/accounts/auth-page/auth-layout'
import { addNextPage, useNextPage } from '../../features/accounts/auth-page/next-page'
import { runFormAction } from '../../features/accounts/auth-page/run-form-action'
import { googleAction } from '../../features/accounts/google/google-action'
import {
  GoogleReturnNotice,
  useGoogleReturn,
} from '../../features/accounts/google/google-return-notice'
import { signInAction } from '../../features/accounts/sign-in/sign-in-action'
import { SignInForm } from '../../features/accounts/sign-in/sign-in-form'
import { SuspendedNotice } from '../../features/accounts/sign-in/suspended-notice'
import { confirmationLinkAction } from '../../features/accounts/sign-up/sign-up-action'
import { Notice } from '../../ui/feedback/notice'
import type { Route } from './+types/login'

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta

/**
 * Redirects a signed-in user to the page in the parameter `next`, otherwise to the catalogue (`pagePaths.dashboard`).
 * A confirmation link that signs the user in also leads here, with `confirme=1`. The redirect passes this parameter
 * on to the catalogue, which then shows that the e-mail address is confirmed.
 */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { api, publicOrigin } = context.get(pageContext)
  if (!(await api.me.get()))
    return {
      meta: createPageMeta({
        origin: publicOrigin,
        path: pagePaths.login,
        title: 'Connexion · Amivoix',
        description:
          'Retrouvez vos compagnons de voix, vos favoris et vos conversations sur Amivoix.',
        isNoindex: true,
      }),
    }
  const isConfirmed = url.searchParams.get('confirme') === '1'
  const cataloguePath = isConfirmed ? `${pagePaths.dashboard}?confirme=1` : pagePaths.dashboard
  throw redirect(parseNextPath(url.searchParams.get('next')) ?? cataloguePath)
}

export const clientAction = ({ request }: Route.ClientActionArgs) =>
  runFormAction(request, {
    'sign-in': signInAction,
    google: googleAction,
    'confirmation-link': confirmationLinkAction,
  })

export default function Login() {
  const [query] = useSearchParams()
  const next = useNextPage()
  return (
    <AuthLayout
      title="Heureux de vous retrouver"
      intro="Reprenez la conversation où vous l’aviez laissée."
    >
      {query.get('confirme') === '1' && (
        <Notice kind="done">
          <p>
            Votre adresse est confirmée{'\u00a0'}: connectez-vous, vos 5 minutes vous attendent.
          </p>
        </Notice>
      )}
      {query.get('suspendu') === '1' && <SuspendedNotice />}
      <GoogleReturnNotice outcome={useGoogleReturn()} />
      <SignInForm />
      <p className="muted">
        Pas encore de compte ?{' '}
        <Link className="link" to={addNextPage(pagePaths.register, next)}>
          Créer un compte gratuit
        </Link>
      </p>
    </AuthLayout>
  )
}
