import type { Subscription } from '../../../contract/billing/wallet'
import { messages } from '../../../domain/messages'
import type { StatusTone } from '../../ui/status-badge'

type Told = Pick<Subscription, 'status' | 'cancelsAtPeriodEnd'>
type StatusWords = { label: string; tone: StatusTone }

/** Label and colour of a status; one that the specification does not name is shown raw (4). */
export function statusWords({ status, cancelsAtPeriodEnd }: Told): StatusWords {
  switch (status) {
    case 'active':
      return cancelsAtPeriodEnd
        ? { label: messages.SUBSCRIPTION_ENDING, tone: 'wait' }
        : { label: messages.SUBSCRIPTION_ACTIVE, tone: 'good' }
    case 'trialing':
      return { label: messages.SUBSCRIPTION_TRIALING, tone: 'good' }
    case 'past_due':
      return { label: messages.SUBSCRIPTION_PAST_DUE, tone: 'bad' }
    case 'canceled':
      return { label: messages.SUBSCRIPTION_CANCELED, tone: 'quiet' }
    default:
      return { label: status, tone: 'quiet' }
  }
}

/** What the end of the paid period brings. */
export const periodEndLabel = ({ cancelsAtPeriodEnd }: Pick<Told, 'cancelsAtPeriodEnd'>) =>
  cancelsAtPeriodEnd ? 'Se termine le' : 'Renouvellement le'
