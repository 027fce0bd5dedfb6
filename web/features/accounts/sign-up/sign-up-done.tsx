import { useEffect, useState } from 'react'
import { pagePaths } from '../../../../contract/paths'
import { ButtonLink } from '../../../ui/buttons/button'
import { AuthLayout } from '../auth-page/auth-layout'
import { useNextPage } from '../auth-page/next-page'
import { ConfirmationLinkSent } from './confirmation-link-sent'

/**
 * Shown after a sign-up. The confirmation link opens in a new tab, where the visit continues. This tab then says that
 * the address is confirmed, and followConfirmation sends the new tab what the visitor said on the landing page.
 */
export function SignUpDone({ email }: { email: string }) {
  const next = useNextPage()
  const [isConfirmed, setConfirmed] = useState(false)
  useEffect(() => {
    // Loaded only now, because the sign-up form does not need it. If it cannot be loaded, this tab stays as it is.
    const stopFollowingPromise = import('./follow-confirmation').then(
      ({ followConfirmation }) => followConfirmation(email, () => setConfirmed(true)),
      () => () => {},
    )
    return () => void stopFollowingPromise.then((stopFollowing) => stopFollowing())
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
      isNextStep
      title="Un e-mail de confirmation vient de partir"
      intro={`Il est adressé à ${email}.`}
    >
      <ConfirmationLinkSent email={email} />
    </AuthLayout>
  )
}
