import { NextAppointment } from '../features/appointments/next-appointment'
import { Highlight } from '../features/memories/highlight'
import { ProposedMemories } from '../features/memories/proposed-memories'

/** What the page of a companion shows after a call only, in one file of its own. */
export { RatingDialog } from '../features/feedback/rating-dialog'

type Props = { conversationId: string; companion: { id: string; name: string } }

/** What stays of a conversation that has just ended. */
export const Afterglow = ({ conversationId, companion }: Props) => (
  <>
    <Highlight conversationId={conversationId} companionName={companion.name} />
    <ProposedMemories conversationId={conversationId} companionName={companion.name} />
    <NextAppointment companion={companion} />
  </>
)
