import { useState } from 'react'
import type { AccountAccess } from '../../../contract/account/account'
import { useMe } from '../../session'
import { Button } from '../../ui/button'
import { Notice } from '../../ui/notice'
import { AccountPart } from './account-part'
import { AddressChangeForm } from './address-change-form'
import { DemonstrationMailLink } from './demonstration-mail-link'

/** « Adresse email »: a new one counts from the click of its own mail on. */
export function AddressPart({ access }: { access: AccountAccess | undefined }) {
  const email = useMe()?.email
  const [state, setState] = useState<'closed' | 'open' | { sentTo: string }>('closed')
  return (
    <AccountPart
      title="Adresse email"
      words={<p>{email}</p>}
      action={
        state !== 'open' &&
        access && (
          <Button size="s" onClick={() => setState('open')}>
            Changer d’adresse
          </Button>
        )
      }
    >
      {state === 'open' && access && (
        <AddressChangeForm
          hasPassword={access.hasPassword}
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
    </AccountPart>
  )
}
