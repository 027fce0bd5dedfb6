import { useEffect, useState } from 'react'
import { pagePaths } from '../../../../contract/paths'
import { ButtonLink } from '../../../ui/buttons/button'
import { AuthLayout } from '../auth-page/auth-layout'
import { useNextPage } from '../auth-page/next-page'
import { ConfirmationLinkSent } from './confirmation-link-sent'

/**
 * Shown after a sign-up. The link of the e-mail opens in a new tab, which continues the visit; this tab then says
 * so, and still moves the lines of the landing page there.
 */
export function SignUpDone({ email }: { email: string }) {
  const next = useNextPage()
  const [isConfirmed, setConfirmed] = useState(false)
  useEffect(() => {
    // Loaded later, because a visit to the sign-up page does not need it. Without network this tab stays as it is.
    const stop = import('./follow-confirmation').then(
      ({ followConfirmation }) => followConfirmation(email, () => setConfirmed(true)),
      () => () => {},
    )
    return () => void stop.then((stopFollowing) => stopFollowing())
  }, [email])
  if (isConfirmed)
    return (
      <AuthLayout
        title="Votre adresse est confirmée"
        intro={'La suite s’est ouverte dans un autre onglet\u00a0: vous pouvez fermer celui-ci.'}
      >
        <ButtonLink reloadDocument size="l" isBlock to={next ?? pagePaths.dashboard}>
          Continuer dans cet onglet
        </ButtonLink>
      </AuthLayout>
    )
  return (
    <AuthLayout
      title="Un e-mail de confirmation vient de partir"
      intro={`Il est adressé à ${email}.`}
    >
      <ConfirmationLinkSent email={email} />
    </AuthLayout>
  )
}
