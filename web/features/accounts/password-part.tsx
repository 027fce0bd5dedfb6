import { useState } from 'react'
import type { AccountAccess } from '../../../contract/account/account'
import { useMe } from '../../session'
import { Button } from '../../ui/button'
import { showToast } from '../../ui/toast'
import { AccountPart } from './account-part'
import { PasswordChangeForm } from './password-change-form'
import { PasswordDefinition } from './password-definition'

type Properties = { access: AccountAccess | undefined; onChanged: () => void }

/** « Mot de passe »: changed here, or defined by mail by whoever has none. */
export function PasswordPart({ access, onChanged }: Properties) {
  const email = useMe()?.email
  const [isOpen, setOpen] = useState(false)
  if (access && !access.hasPassword)
    return (
      <AccountPart
        title="Mot de passe"
        words={<p>Vous vous connectez avec Google. Un mot de passe ouvre votre compte sans lui.</p>}
      >
        {email && <PasswordDefinition email={email} />}
      </AccountPart>
    )
  return (
    <AccountPart
      title="Mot de passe"
      words={<p>Le changer déconnecte tous vos autres appareils.</p>}
      action={
        !isOpen &&
        access && (
          <Button size="s" onClick={() => setOpen(true)}>
            Changer le mot de passe
          </Button>
        )
      }
    >
      {isOpen && (
        <PasswordChangeForm
          onCancel={() => setOpen(false)}
          onChanged={() => {
            setOpen(false)
            showToast({ kind: 'done', text: 'Votre nouveau mot de passe est enregistré' })
            onChanged()
          }}
        />
      )}
    </AccountPart>
  )
}
