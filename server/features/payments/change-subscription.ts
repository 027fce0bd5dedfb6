import { pagePaths } from '../../../contract/paths'
import { ApplicationError } from '../../platform/application-error'
import type { Person } from '../../policies'
import type { PaymentParts } from './payment-parts'
import { recordSubscription } from './record-subscription'

type Known = { subscriptionId: string } | undefined

/**
 * Goes on with a subscription that was about to end. Throws NOT_FOUND for who has none, or has begun
 * another since: both would be billed.
 */
export async function resumeSubscription(parts: PaymentParts, userId: string, known: Known) {
  if (!known || (await parts.payments.hasAnotherRenewing(userId, known.subscriptionId)))
    throw new ApplicationError('NOT_FOUND')
  const subscription = await setEnding(parts, known.subscriptionId, false)
  return { cancelsAtPeriodEnd: subscription.cancelsAtPeriodEnd }
}

/** Where somebody changes how they pay. Throws NOT_FOUND for who never bought anything. */
export async function openPortal(parts: PaymentParts, person: Pick<Person, 'id'>) {
  const customerId = await parts.payments.findCustomer(person.id)
  if (!customerId) throw new ApplicationError('NOT_FOUND')
  const url = await parts.provider.openPortal(customerId, parts.origin + pagePaths.wallet)
  return { url }
}

/** Nobody who deletes their account goes on paying (05, « RGPD art. 15, 17, 20 »). */
export async function endSubscriptions(parts: PaymentParts, userId: string) {
  for (const id of await parts.payments.listRunningSubscriptions(userId))
    await endSubscriptionNow(parts, id)
}

/** Without waiting for the end of what is paid; again it changes nothing. */
export async function endSubscriptionNow(parts: PaymentParts, subscriptionId: string) {
  await parts.provider.endSubscription(subscriptionId)
  const subscription = await recordSubscription(parts, subscriptionId)
  // What only subscribers may buy is not paid for afterwards, on a page that stayed open.
  if (subscription) await parts.provider.closeCheckouts(subscription.customerId)
}

/** Ends with the period that is paid, whoever asks; answers when that is. */
export async function endAtPeriodEnd(parts: PaymentParts, subscriptionId: string) {
  const { currentPeriodEndSeconds: seconds } = await setEnding(parts, subscriptionId, true)
  return { endsAt: seconds === null ? null : new Date(seconds * 1_000) }
}

/** Asked again once it is changed: what a notice asked a moment before, and writes late, is older. */
async function setEnding(parts: PaymentParts, subscriptionId: string, isEnding: boolean) {
  await parts.provider.setCancellation(subscriptionId, isEnding)
  const subscription = await recordSubscription(parts, subscriptionId)
  if (!subscription) throw new ApplicationError('NOT_FOUND')
  return subscription
}
