import { useState } from 'react'
import { Link, redirect } from 'react-router'
import { pageContext } from '../../contract/page-context'
import { pagePaths } from '../../contract/paths'
import { googleReturnMessages } from '../../domain/accounts/google-return'
import { freeMinutes } from '../../domain/billing/ledger'
import { readNextPath } from '../../domain/accounts/next-path'
import { Doorway } from '../features/accounts/doorway'
import { GoogleReturnNotice } from '../features/accounts/google-return-notice'
import { GoogleTerms } from '../features/accounts/google-terms'
import { useNextPage, withNext } from '../features/accounts/next-page'
import { RegistrationForm } from '../features/accounts/registration-form'
import { RegistrationSent } from '../features/accounts/registration-sent'
import { useGoogleReturn } from '../features/accounts/use-google-return'
import { useRootData } from '../session'
import type { Route } from './+types/register'

export const meta: Route.MetaFunction = () => [
  { title: 'Inscription · Amivoix' },
  {
    name: 'description',
    content: 'Créez un compte Amivoix : 5 minutes de conversation offertes, sans carte bancaire.',
  },
]

export async function loader({ context, url }: Route.LoaderArgs) {
  if (await context.get(pageContext).api.me.get())
    throw redirect(readNextPath(url.searchParams.get('next')) ?? pagePaths.dashboard)
  return null
}

export default function Register() {
  const next = useNextPage()
  const [sentTo, setSentTo] = useState<string | null>(null)
  const googleReturn = useGoogleReturn()
  const hasGoogle = useRootData()?.hasGoogle ?? false
  if (sentTo !== null)
    return (
      <Doorway
        title="Un e-mail de confirmation vient de partir"
        lede={`Il est adressé à ${sentTo}.`}
      >
        <RegistrationSent email={sentTo} />
      </Doorway>
    )
  if (googleReturn === 'GOOGLE_NEW' && hasGoogle)
    return (
      <Doorway
        title="Plus qu’une case à cocher"
        lede={`${googleReturnMessages.GOOGLE_NEW} ${freeMinutes} minutes gratuites vous y attendent.`}
      >
        <GoogleTerms />
      </Doorway>
    )
  return (
    <Doorway
      title="Votre première conversation est offerte"
      lede="5 minutes gratuites, sans carte bancaire."
    >
      <GoogleReturnNotice outcome={googleReturn} />
      <RegistrationForm onSent={setSentTo} />
      <p className="muted">
        Déjà un compte ?{' '}
        <Link className="link" to={withNext(pagePaths.login, next)}>
          Se connecter
        </Link>
      </p>
    </Doorway>
  )
}
