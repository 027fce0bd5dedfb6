import { pagePaths } from '../../../contract/paths'
import { ApplicationError } from '../../platform/application-error'
import type { Person } from '../../policies'
import type { PaymentParts } from './payment-parts'
import { recordSubscription, writeSubscription } from './record-subscription'

type Known = { subscriptionId: string } | undefined

/** Ends the subscription with the period that is paid, or goes on with it after all. */
export async function setCancellation(parts: PaymentParts, known: Known, isEnding: boolean) {
  if (!known) throw new ApplicationError('NOT_FOUND')
  const askedAt = parts.now()
  const subscription = await parts.provider.setCancellation(known.subscriptionId, isEnding)
  await writeSubscription(parts, subscription, askedAt)
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
  for (const id of await parts.payments.listRunningSubscriptions(userId)) {
    await parts.provider.endSubscription(id)
    await recordSubscription(parts, id)
  }
}
