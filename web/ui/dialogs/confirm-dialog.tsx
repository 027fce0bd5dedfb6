import type { ReactNode } from 'react'
import { Button } from '../buttons/button'
import { Notice } from '../feedback/notice'
import { Dialog, DialogActions } from './dialog'

type Props = {
  isOpen: boolean
  title: string
  /** The consequences of the action. */
  children: ReactNode
  cancelLabel: string
  confirmLabel: string
  isBusy?: boolean
  /** The message of a failed attempt, after which the dialog stays open. */
  error?: string | null
  onCancel: () => void
  onConfirm: () => void
}

/** Asks for confirmation before an action with serious consequences. The cancel button comes first. */
export const ConfirmDialog = ({
  isOpen,
  title,
  children,
  cancelLabel,
  confirmLabel,
  isBusy = false,
  error = null,
  onCancel,
  onConfirm,
}: Props) => (
  <Dialog isOpen={isOpen} onDismiss={onCancel} title={title} description={children}>
    {error !== null && (
      <Notice kind="failed">
        <p>{error}</p>
      </Notice>
    )}
    <DialogActions>
      <Button size="l" onClick={onCancel}>
        {cancelLabel}
      </Button>
      <Button kind="danger" size="l" isBusy={isBusy} onClick={onConfirm}>
        {confirmLabel}
      </Button>
    </DialogActions>
  </Dialog>
)
