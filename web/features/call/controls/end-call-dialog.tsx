import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog'

type Props = {
  isOpen: boolean
  companion: string
  elapsedSeconds: number
  onContinue: () => void
  onEnd: () => void
}

/** Asks before hanging up. The call continues meanwhile. */
export function EndCallDialog({ isOpen, companion, elapsedSeconds, onContinue, onEnd }: Props) {
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={'Terminer la conversation\u00a0?'}
      cancelLabel="Continuer"
      confirmLabel="Terminer"
      onCancel={onContinue}
      onConfirm={onEnd}
    >
      {`Vous parlez avec ${companion} depuis ${formatElapsed(elapsedSeconds)}.`}
    </ConfirmDialog>
  )
}

/** Formats as "7 min 42 s", or as "42 s" in the first minute. */
function formatElapsed(seconds: number) {
  const minutes = Math.floor(seconds / 60)
  return minutes === 0 ? `${seconds} s` : `${minutes} min ${seconds % 60} s`
}
