import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { SignInMethods } from '../../../../contract/account/account'
import { useMe } from '../../../session/use-me'
import { Button } from '../../../ui/buttons/button'
import { showToast } from '../../../ui/feedback/toast'
import { AccountSection } from '../settings/account-section'
import { PasswordChangeForm } from './password-change-form'
import { PasswordCreation } from './password-creation'

/** "Mot de passe": changes the password, or sends a link to create one when the account has none. */
export function PasswordSection({ signInMethods }: { signInMethods: SignInMethods | undefined }) {
  const email = useMe()?.email
  const queryClient = useQueryClient()
  const [isOpen, setOpen] = useState(false)
  if (signInMethods && !signInMethods.hasPassword)
    return (
      <AccountSection
        title="Mot de passe"
        summary={
          <p>Vous vous connectez avec Google. Un mot de passe ouvre votre compte sans lui.</p>
        }
      >
        {email && <PasswordCreation email={email} />}
      </AccountSection>
    )
  return (
    <AccountSection
      title="Mot de passe"
      summary={<p>Le changer déconnecte tous vos autres appareils.</p>}
      action={
        !isOpen &&
        signInMethods && (
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
            void queryClient.invalidateQueries({ queryKey: ['account'] })
          }}
        />
      )}
    </AccountSection>
  )
}
