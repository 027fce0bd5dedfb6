import { useState } from 'react'
import type { SignInMethods } from '../../../../contract/account/account'
import { Button } from '../../../ui/buttons/button'
import { AccountSection } from '../settings/account-section'
import { DeleteAccountDialog } from './delete-account-dialog'

export function DeleteAccountSection({
  signInMethods,
}: {
  signInMethods: SignInMethods | undefined
}) {
  const [isOpen, setOpen] = useState(false)
  return (
    <AccountSection
      title="Supprimer mon compte"
      summary={<p>Efface tout de suite votre profil, vos favoris et vos conversations.</p>}
      isDestructive
      action={
        signInMethods && (
          <Button size="s" onClick={() => setOpen(true)}>
            Supprimer mon compte
          </Button>
        )
      }
    >
      {signInMethods && (
        <DeleteAccountDialog
          isOpen={isOpen}
          hasPassword={signInMethods.hasPassword}
          onDismiss={() => setOpen(false)}
        />
      )}
    </AccountSection>
  )
}
