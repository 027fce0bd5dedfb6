import type { Subscription } from '../../../../contract/billing/wallet'
import { publicMessages } from '../../../../domain/public-messages'
import type { StatusTone } from '../../../ui/layout/status-badge'

type Status = Pick<Subscription, 'status' | 'isCancelledAtPeriodEnd'>
type StatusLabel = { label: string; tone: StatusTone }

/**
 * Returns the label and colour of a status. An unknown status is shown with the payment provider's name
 * for it.
 */
export function getSubscriptionStatus({ status, isCancelledAtPeriodEnd }: Status): StatusLabel {
  switch (status) {
    case 'active':
      return isCancelledAtPeriodEnd
        ? { label: publicMessages.SUBSCRIPTION_ENDING, tone: 'pending' }
        : { label: publicMessages.SUBSCRIPTION_ACTIVE, tone: 'good' }
    case 'trialing':
      return { label: publicMessages.SUBSCRIPTION_TRIALING, tone: 'good' }
    case 'past_due':
      return { label: publicMessages.SUBSCRIPTION_PAST_DUE, tone: 'bad' }
    case 'canceled':
      return { label: publicMessages.SUBSCRIPTION_CANCELED, tone: 'neutral' }
    default:
      return { label: status, tone: 'neutral' }
  }
}

/** Returns the label of the date at which the paid period ends. */
export const getPeriodEndLabel = ({
  isCancelledAtPeriodEnd,
}: Pick<Status, 'isCancelledAtPeriodEnd'>) =>
  isCancelledAtPeriodEnd ? 'Se termine le' : 'Renouvellement le'
