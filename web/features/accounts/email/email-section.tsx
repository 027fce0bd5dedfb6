import { useState } from 'react'
import type { SignInMethods } from '../../../../contract/account/account'
import { useMe } from '../../../session/use-me'
import { Button } from '../../../ui/buttons/button'
import { Notice } from '../../../ui/feedback/notice'
import { DemonstrationMailLink } from '../auth-page/demonstration-mail-link'
import { AccountSection } from '../settings/account-section'
import { EmailChangeForm } from './email-change-form'

/**
 * "Adresse email": shows the address and changes it. A change takes effect when the link sent to the new
 * address is opened.
 */
export function EmailSection({ signInMethods }: { signInMethods: SignInMethods | undefined }) {
  const email = useMe()?.email
  const [state, setState] = useState<'closed' | 'open' | { sentTo: string }>('closed')
  return (
    <AccountSection
      title="Adresse email"
      summary={<p>{email}</p>}
      action={
        state !== 'open' &&
        signInMethods && (
          <Button size="s" onClick={() => setState('open')}>
            Changer d’adresse
          </Button>
        )
      }
    >
      {state === 'open' && signInMethods && (
        <EmailChangeForm
          hasPassword={signInMethods.hasPassword}
          onCancel={() => setState('closed')}
          onSent={(sentTo) => setState({ sentTo })}
        />
      )}
      {typeof state === 'object' && (
        <Notice kind="done" icon="mail">
          <p role="status">
            Un lien vient de partir vers {state.sentTo}. Rien ne change avant que vous l’ouvriez,
            dans les 24 heures.
          </p>
          <DemonstrationMailLink />
        </Notice>
      )}
    </AccountSection>
  )
}
