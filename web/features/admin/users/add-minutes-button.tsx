import { type FormEvent, useState } from 'react'
import type { AdminUser } from '../../../../contract/admin/users'
import {
  maxGrantedMinutes,
  readGrantedMinutes,
} from '../../../../domain/admin/users/granted-minutes'
import { formatMinutes } from '../../../../domain/formatting/minutes'
import { Button } from '../../../ui/buttons/button'
import { Dialog, DialogActions } from '../../../ui/dialogs/dialog'
import { TextField } from '../../../ui/forms/text-field'
import { Icon } from '../../../ui/icons/icon'
import { ChangeFailure } from './change-failure'
import { findReasonError, ReasonField } from './reason-field'
import { useAddMinutes } from './user-queries'
import styles from './users.module.css'

type Props = { user: Pick<AdminUser, 'id' | 'email' | 'minutesLeft'> }

type ButtonProps = Props & {
  /** Whether the label is short, for a table. */
  isCompact?: boolean
}

/** Opens the dialog that adds minutes to a user. */
export function AddMinutesButton({ user, isCompact = false }: ButtonProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button size="s" onClick={() => setOpen(true)}>
        <Icon name="plus" size="s" />
        {isCompact ? (
          <>
            <span className="visually-hidden">Ajouter des </span>minutes
          </>
        ) : (
          'Ajouter des minutes'
        )}
        <span className="visually-hidden"> à {user.email}</span>
      </Button>
      {isOpen && <AddMinutesDialog user={user} onClose={() => setOpen(false)} />}
    </>
  )
}

/**
 * Keeps what was typed when the request fails. Every attempt sends the same request id, so that a second
 * attempt does not add the minutes again.
 */
function AddMinutesDialog({ user, onClose }: Props & { onClose: () => void }) {
  const [requestId] = useState(() => crypto.randomUUID())
  const [minutes, setMinutes] = useState('')
  const [reason, setReason] = useState('')
  const [hasSubmitted, setSubmitted] = useState(false)
  const addition = useAddMinutes(user.id)
  const errors = { minutes: findMinutesError(minutes), reason: findReasonError(reason) }

  function submit(event: FormEvent) {
    event.preventDefault()
    setSubmitted(true)
    if (errors.minutes || errors.reason || addition.isPending) return
    addition.mutate({ requestId, minutes, reason }, { onSuccess: onClose })
  }

  return (
    <Dialog
      isOpen
      onDismiss={onClose}
      title="Ajouter des minutes"
      description={
        <p className={styles.explanation}>
          {user.email} a {formatMinutes(user.minutesLeft ?? 0)}.
        </p>
      }
    >
      <form className={styles.form} onSubmit={submit} noValidate>
        <ChangeFailure error={addition.error} />
        <TextField
          label="Minutes à ajouter"
          inputMode="numeric"
          autoComplete="off"
          maxLength={50}
          value={minutes}
          onChange={({ target }) => setMinutes(target.value)}
          error={hasSubmitted ? errors.minutes : undefined}
        />
        <ReasonField
          value={reason}
          onChange={setReason}
          error={hasSubmitted ? errors.reason : undefined}
        />
        <DialogActions>
          <Button size="l" onClick={onClose}>
            Annuler
          </Button>
          <Button type="submit" kind="primary" size="l" isBusy={addition.isPending}>
            Ajouter
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}

function findMinutesError(text: string): string | undefined {
  const minutes = readGrantedMinutes(text)
  if (minutes === 0) return 'Indiquez un nombre entier supérieur à 0'
  if (minutes > maxGrantedMinutes) return `Au plus ${formatMinutes(maxGrantedMinutes)} à la fois`
  return undefined
}
