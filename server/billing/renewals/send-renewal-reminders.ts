import { findDueReminderKey } from '../../../domain/billing/renewal-reminder'
import { offers, readOfferKey } from '../../../domain/offers'
import type { BillingDeps } from '../billing-deps'
import { renewalReminderMail, type UpcomingRenewal } from './renewal-reminder-mail'

type Deps = Pick<BillingDeps, 'database' | 'jobs' | 'now' | 'origin' | 'provider' | 'renewals'>

type RenewingSubscription = Awaited<ReturnType<BillingDeps['renewals']['listRenewing']>>[number]

/** Longer than the lead time of any reminder. */
const lookaheadMs = 5 * 86_400_000

/**
 * Sends the reminders that are due, each once: one for each renewal of a monthly subscription, one a
 * month for a weekly subscription.
 */
export async function sendRenewalReminders(deps: Deps) {
  const now = deps.now()
  const until = new Date(now.getTime() + lookaheadMs)
  for (let afterId = ''; ; ) {
    const page = await deps.renewals.listRenewing(now, until, afterId)
    for (const subscription of page) await sendReminderIfDue(deps, subscription, now)
    const lastSubscription = page.at(-1)
    if (!lastSubscription) return
    afterId = lastSubscription.subscriptionId
  }
}

async function sendReminderIfDue(
  { database, jobs, origin, provider, renewals }: Deps,
  subscription: RenewingSubscription,
  now: Date,
) {
  const { subscriptionId, email } = subscription
  const renewal = describeRenewal(subscription)
  const reminderKey = findDueReminderKey(renewal, now)
  if (!reminderKey) return
  // A subscription keeps the price that it began with; the catalogue's price may have changed since.
  const { priceCents = null } = (await provider.readSubscription(subscriptionId)) ?? {}
  const mail = renewalReminderMail(email, origin, { ...renewal, priceCents })
  await database.transaction(async (transaction) => {
    if (await renewals.storeReminder(transaction, subscriptionId, reminderKey))
      await jobs.enqueue(transaction, 'send-mail', mail)
  })
}

/** Shorter periods belong to a weekly subscription, longer ones to a monthly one. */
const weeklyPeriodLimitSeconds = 8 * 86_400

/** Describes what renews, even if the offer is no longer sold. */
function describeRenewal({
  offerKey: storedOfferKey,
  ...subscription
}: RenewingSubscription): Omit<UpcomingRenewal, 'priceCents'> {
  const { periodStartSeconds, periodEndSeconds } = subscription
  const renewsAt = new Date(periodEndSeconds * 1_000)
  const offerKey = readOfferKey(storedOfferKey)
  const offer = offerKey && offers[offerKey]
  if (offer?.mode === 'subscription')
    return {
      offerName: `${offer.name}, ${offer.minutes} minutes`,
      interval: offer.interval,
      renewsAt,
    }
  const isWeekly =
    periodStartSeconds !== null && periodEndSeconds - periodStartSeconds < weeklyPeriodLimitSeconds
  return {
    offerName: 'Abonnement Amivoix',
    interval: isWeekly ? 'week' : 'month',
    renewsAt,
  }
}
