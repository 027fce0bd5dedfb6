import { Button } from '../../ui/button'
import { Dialog, DialogActions } from '../../ui/dialog'

type Properties = {
  isOpen: boolean
  companion: string
  elapsedSeconds: number
  onContinue: () => void
  onEnd: () => void
}

/** The call goes on behind it (NOTES, « confirmation »). */
export function EndConfirmation({
  isOpen,
  companion,
  elapsedSeconds,
  onContinue,
  onEnd,
}: Properties) {
  return (
    <Dialog
      isOpen={isOpen}
      onDismiss={onContinue}
      title="Terminer la conversation ?"
      description={`Vous parlez avec ${companion} depuis ${spell(elapsedSeconds)}.`}
    >
      <DialogActions>
        <Button size="l" onClick={onContinue}>
          Continuer
        </Button>
        <Button kind="danger" size="l" onClick={onEnd}>
          Terminer
        </Button>
      </DialogActions>
    </Dialog>
  )
}

/** « 7 min 42 s » */
function spell(seconds: number) {
  const minutes = Math.floor(seconds / 60)
  return minutes === 0 ? `${seconds} s` : `${minutes} min ${seconds % 60} s`
}
