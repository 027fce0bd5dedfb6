import { publicMessages } from '../../../domain/public-messages'
import { Dialog } from '../../ui/dialogs/dialog'
import { showToast } from '../../ui/feedback/toast'
import { RatingForm } from './rating-form'

type Props = {
  conversationId: string
  /** Called after a rating, or when the dialog is dismissed without a rating. */
  onClosed: () => void
}

/** Asks for a rating after a call. */
export function RatingDialog({ conversationId, onClosed }: Props) {
  function showThanks() {
    showToast({ kind: 'done', text: publicMessages.FEEDBACK_THANKS })
    onClosed()
  }
  return (
    <Dialog
      isOpen
      onDismiss={onClosed}
      title="Comment était cet appel ?"
      description="Votre note nous aide à faire mieux."
    >
      <RatingForm conversationId={conversationId} onSkip={onClosed} onSent={showThanks} />
    </Dialog>
  )
}
