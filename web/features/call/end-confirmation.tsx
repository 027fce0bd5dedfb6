import { QuestionDialog } from '../../ui/question-dialog'

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
    <QuestionDialog
      isOpen={isOpen}
      title="Terminer la conversation ?"
      stay="Continuer"
      go="Terminer"
      onStay={onContinue}
      onGo={onEnd}
    >
      {`Vous parlez avec ${companion} depuis ${spell(elapsedSeconds)}.`}
    </QuestionDialog>
  )
}

/** « 7 min 42 s » */
function spell(seconds: number) {
  const minutes = Math.floor(seconds / 60)
  return minutes === 0 ? `${seconds} s` : `${minutes} min ${seconds % 60} s`
}
