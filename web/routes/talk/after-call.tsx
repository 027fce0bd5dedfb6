import type { ReactNode } from 'react'
import { NextAppointment } from '../../features/appointments/next-appointment'
import { HighlightAndMemories } from '../../features/memories/highlight-and-memories'

// This file is separate, because a companion's page loads it only after a call.
export { RatingDialog } from '../../features/feedback/rating-dialog'

type Props = {
  conversationId: string
  companion: { id: string; name: string }
  /** Shown below the next appointment. */
  children: ReactNode
}

/** Highlight, proposed memories and next appointment of a conversation that has just ended. */
export const ConversationSections = ({ conversationId, companion, children }: Props) => (
  <HighlightAndMemories conversationId={conversationId} companionName={companion.name}>
    <NextAppointment companion={companion} />
    {children}
  </HighlightAndMemories>
)
