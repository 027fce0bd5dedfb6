import { useState } from 'react'
import type { AccountAccess } from '../../../contract/account/account'
import { Button } from '../../ui/button'
import { AccountPart } from './account-part'
import { DeleteAccountDialog } from './delete-account-dialog'

/** « Supprimer mon compte » (first document, section 4). */
export function DeleteAccountPart({ access }: { access: AccountAccess | undefined }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <AccountPart
      title="Supprimer mon compte"
      words={<p>Efface tout de suite votre profil, vos favoris et vos conversations.</p>}
      isDanger
      action={
        access && (
          <Button size="s" onClick={() => setOpen(true)}>
            Supprimer mon compte
          </Button>
        )
      }
    >
      {access && (
        <DeleteAccountDialog
          isOpen={isOpen}
          hasPassword={access.hasPassword}
          onDismiss={() => setOpen(false)}
        />
      )}
    </AccountPart>
  )
}
