import { Link, redirect, useFetcher } from 'react-router'
import { pageContext } from '../../../contract/page-context'
import { pagePaths } from '../../../contract/paths'
import { googleReturnMessages } from '../../../domain/accounts/google-return'
import { parseNextPath } from '../../../domain/accounts/next-path'
import { freeMinutes } from '../../../domain/billing/ledger'
import { createPageMeta } from '../../document/page-meta'
import { AuthLayout } from '../../features/accounts/auth-page/auth-layout'
import { addNextPage, useNextPage } from '../../features/accounts/auth-page/next-page'
import { runFormAction } from '../../features/accounts/auth-page/run-form-action'
import { googleAction } from '../../features/accounts/google/google-action'
import {
  GoogleReturnNotice,
  useGoogleReturn,
} from '../../features/accounts/google/google-return-notice'
import { GoogleTerms } from '../../features/accounts/google/google-terms'
import {
  confirmationLinkAction,
  type SignUpResult,
  signUpAction,
} from '../../features/accounts/sign-up/sign-up-action'
import { SignUpDone } from '../../features/accounts/sign-up/sign-up-done'
import { SignUpForm } from '../../features/accounts/sign-up/sign-up-form'
import { useRootData } from '../../session/use-me'
import type { Route } from './+types/register'

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta

export async function loader({ context, url }: Route.LoaderArgs) {
  const { api, publicOrigin } = context.get(pageContext)
  if (await api.me.get())
    throw redirect(parseNextPath(url.searchParams.get('next')) ?? pagePaths.dashboard)
  return {
    meta: createPageMeta({
      origin: publicOrigin,
      path: pagePaths.register,
      title: 'Inscription · Amivoix',
      description: `Créez un compte Amivoix\u00a0: ${freeMinutes} minutes de conversation offertes, sans carte bancaire.`,
      isNoindex: true,
    }),
  }
}

export const clientAction = ({ request }: Route.ClientActionArgs) =>
  runFormAction(request, {
    'sign-up': signUpAction,
    google: googleAction,
    'confirmation-link': confirmationLinkAction,
  })

export default function Register() {
  const next = useNextPage()
  const signUp = useFetcher<SignUpResult>()
  const googleReturn = useGoogleReturn()
  const hasGoogle = useRootData()?.hasGoogle ?? false
  if (signUp.data?.state === 'done') return <SignUpDone email={signUp.data.email} />
  if (googleReturn === 'GOOGLE_NEW' && hasGoogle)
    return (
      <AuthLayout
        title="Plus qu’une case à cocher"
        intro={`${googleReturnMessages.GOOGLE_NEW} ${freeMinutes} minutes gratuites vous y attendent.`}
      >
        <GoogleTerms />
      </AuthLayout>
    )
  return (
    <AuthLayout
      title="Votre première conversation est offerte"
      intro="5 minutes gratuites, sans carte bancaire."
    >
      <GoogleReturnNotice outcome={googleReturn} />
      <SignUpForm signUp={signUp} />
      <p className="muted">
        Déjà un compte ?{' '}
        <Link className="link" to={addNextPage(pagePaths.login, next)}>
          Se connecter
        </Link>
      </p>
    </AuthLayout>
  )
}
