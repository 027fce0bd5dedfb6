import { type FormEvent, useState } from 'react'
import type { AdminUserDetail } from '../../../../contract/admin/users'
import { Button } from '../../../ui/buttons/button'
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog'
import { Dialog, DialogActions } from '../../../ui/dialogs/dialog'
import { ChangeFailure, describeChangeFailure } from './change-failure'
import { findReasonError, ReasonField } from './reason-field'
import { useLiftSuspension, useSuspend } from './user-queries'
import styles from './users.module.css'

type Props = { user: Pick<AdminUserDetail, 'id' | 'email' | 'suspendedAt'> }

/** Suspends an account with a reason, or lifts its suspension. */
export function SuspensionButton({ user }: Props) {
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button size="s" onClick={() => setOpen(true)}>
        {user.suspendedAt ? 'Lever la suspension' : 'Suspendre le compte'}
      </Button>
      {isOpen &&
        (user.suspendedAt ? (
          <LiftSuspensionDialog user={user} onClose={close} />
        ) : (
          <SuspendDialog user={user} onClose={close} />
        ))}
    </>
  )
}

function SuspendDialog({ user, onClose }: Props & { onClose: () => void }) {
  const [reason, setReason] = useState('')
  const [hasSubmitted, setSubmitted] = useState(false)
  const suspension = useSuspend(user.id)
  const error = findReasonError(reason)

  function submit(event: FormEvent) {
    event.preventDefault()
    setSubmitted(true)
    if (!error && !suspension.isPending) suspension.mutate(reason, { onSuccess: onClose })
  }

  return (
    <Dialog
      isOpen
      onDismiss={onClose}
      title="Suspendre ce compte ?"
      description={
        <p className={styles.explanation}>
          {user.email} ne pourra plus se connecter, et son appel est raccroché. Son solde et ses
          achats restent. L’effacement du compte et la rétractation restent possibles par email.
        </p>
      }
    >
      <form className={styles.form} onSubmit={submit} noValidate>
        <ChangeFailure error={suspension.error} />
        <ReasonField
          isMailedToUser
          value={reason}
          onChange={setReason}
          error={hasSubmitted ? error : undefined}
        />
        <DialogActions>
          <Button size="l" onClick={onClose}>
            Annuler
          </Button>
          <Button type="submit" kind="danger" size="l" isBusy={suspension.isPending}>
            Suspendre
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}

function LiftSuspensionDialog({ user, onClose }: Props & { onClose: () => void }) {
  const suspensionLift = useLiftSuspension(user.id)
  return (
    <ConfirmDialog
      isOpen
      title="Lever la suspension ?"
      cancelLabel="Annuler"
      confirmLabel="Lever la suspension"
      isBusy={suspensionLift.isPending}
      error={describeChangeFailure(suspensionLift.error)}
      onCancel={onClose}
      onConfirm={() => suspensionLift.mutate(undefined, { onSuccess: onClose })}
    >
      <p className={styles.explanation}>{user.email} pourra se connecter et appeler de nouveau.</p>
    </ConfirmDialog>
  )
}
