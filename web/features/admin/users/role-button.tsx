import { useState } from 'react'
import type { AdminUser } from '../../../../contract/admin/users'
import { Button } from '../../../ui/buttons/button'
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog'
import { describeChangeFailure } from './change-failure'
import { useSetRole } from './user-queries'
import styles from './users.module.css'

type Props = {
  user: Pick<AdminUser, 'id' | 'email' | 'role'>
  /** Whether the user is the administrator who views the page. */
  isSelf: boolean
  /** Whether the label is short, for a table. */
  isCompact?: boolean
}

/** Makes a user an administrator or removes the role, after a confirmation. */
export function RoleButton({ user: { id, email, role }, isSelf, isCompact = false }: Props) {
  const [isOpen, setOpen] = useState(false)
  const setRole = useSetRole(id)
  const isAdmin = role === 'admin'
  const label = isAdmin ? 'Retirer l’administration' : 'Nommer administrateur'

  function close() {
    setOpen(false)
    setRole.reset()
  }

  return (
    <>
      <Button size="s" onClick={() => setOpen(true)}>
        {isCompact ? 'Rôle' : label}
        <span className="visually-hidden">
          {isCompact && `\u00a0: ${label}`}
          {isAdmin ? ' à ' : ' '}
          {email}
        </span>
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        title={isSelf ? 'Retirer votre propre rôle\u00a0?' : `${label}\u00a0?`}
        cancelLabel="Annuler"
        confirmLabel={isAdmin ? 'Retirer le rôle' : 'Nommer'}
        isBusy={setRole.isPending}
        error={describeChangeFailure(setRole.error)}
        onCancel={close}
        onConfirm={() => setRole.mutate(isAdmin ? 'user' : 'admin', { onSuccess: close })}
      >
        <p className={styles.explanation}>
          {isSelf ? ownDemotionText : describeRoleChange(email, { isAdmin })}
        </p>
      </ConfirmDialog>
    </>
  )
}

const ownDemotionText =
  'Vous perdez l’accès à l’administration et vous êtes déconnecté de partout. Seul un autre administrateur pourra vous rendre ce rôle.'
const describeRoleChange = (email: string, { isAdmin }: { isAdmin: boolean }) =>
  isAdmin
    ? `${email} perd l’accès à l’administration et devra se reconnecter.`
    : `${email} pourra tout voir et tout changer ici, et devra se reconnecter.`
