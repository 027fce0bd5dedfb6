import { messages } from '../../../domain/messages'
import { Dialog } from '../../ui/dialog'
import { showToast } from '../../ui/toast'
import { RatingForm } from './rating-form'

type Properties = {
  conversationId: string
  /** Rated, or left unrated by « Passer », Escape or a press beside. */
  onClosed: () => void
}

/** « Comment était cet appel ? » A bottom sheet on phones, centred above. */
export function RatingDialog({ conversationId, onClosed }: Properties) {
  function thank() {
    showToast({ kind: 'done', text: messages.FEEDBACK_THANKS })
    onClosed()
  }
  return (
    <Dialog
      isOpen
      onDismiss={onClosed}
      title="Comment était cet appel ?"
      description="Votre note nous aide à faire mieux."
    >
      <RatingForm conversationId={conversationId} onSkip={onClosed} onLeft={thank} />
    </Dialog>
  )
}
