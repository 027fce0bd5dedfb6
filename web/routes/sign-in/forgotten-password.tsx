import { Link, useFetcher } from 'react-router'
import { pageContext } from '../../../contract/page-context'
import { pagePaths } from '../../../contract/paths'
import { createPageMeta } from '../../document/page-meta'
import { AuthLayout } from '../../features/accounts/auth-page/auth-layout'
import { runFormAction } from '../../features/accounts/auth-page/run-form-action'
import {
  type ResetLinkResult,
  resetLinkAction,
} from '../../features/accounts/password/reset-actions'
import { ResetLinkForm } from '../../features/accounts/password/reset-link-form'
import { ResetLinkSent } from '../../features/accounts/password/reset-link-sent'
import type { Route } from './+types/forgotten-password'

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta

export const loader = ({ context }: Route.LoaderArgs) => ({
  meta: createPageMeta({
    origin: context.get(pageContext).publicOrigin,
    path: pagePaths.forgottenPassword,
    title: 'Mot de passe oublié · Amivoix',
    description:
      'Recevez par e-mail un lien, valable une heure, pour choisir un nouveau mot de passe.',
    isNoindex: true,
  }),
})

export const clientAction = ({ request }: Route.ClientActionArgs) =>
  runFormAction(request, { 'reset-link': resetLinkAction })

export default function ForgottenPassword() {
  const linkRequest = useFetcher<ResetLinkResult>()
  if (linkRequest.data?.state === 'done')
    return (
      <AuthLayout
        title="Regardez vos e-mails"
        intro={`Si un compte existe avec l’adresse ${linkRequest.data.email}, un lien vient de partir.`}
      >
        <ResetLinkSent onTryOtherAddress={() => linkRequest.reset()} />
      </AuthLayout>
    )
  return (
    <AuthLayout
      title="Mot de passe oublié"
      intro="Donnez l’adresse de votre compte : nous y envoyons un lien pour en choisir un autre."
    >
      <ResetLinkForm linkRequest={linkRequest} />
      <p className="muted">
        Il vous est revenu ?{' '}
        <Link className="link" to={pagePaths.login}>
          Se connecter
        </Link>
      </p>
    </AuthLayout>
  )
}
