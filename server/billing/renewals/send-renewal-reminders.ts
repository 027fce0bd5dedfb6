import { findDueReminderKey } from '../../../domain/billing/renewal-reminder'
import { offers, readOfferKey } from '../../../domain/offers'
import type { BillingDeps } from '../billing-deps'
import { renewalReminderMail, type UpcomingRenewal } from './renewal-reminder-mail'

type Deps = Pick<BillingDeps, 'database' | 'jobs' | 'now' | 'origin' | 'renewals'>

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
  { database, jobs, origin, renewals }: Deps,
  subscription: RenewingSubscription,
  now: Date,
) {
  const renewal = describeRenewal(subscription)
  const reminderKey = findDueReminderKey(renewal, now)
  if (!reminderKey) return
  await database.transaction(async (transaction) => {
    const { subscriptionId, email } = subscription
    if (await renewals.storeReminder(transaction, subscriptionId, reminderKey))
      await jobs.enqueue(transaction, 'send-mail', renewalReminderMail(email, origin, renewal))
  })
}

/** Periods up to this length belong to a weekly subscription. */
const maxWeeklyPeriodSeconds = 8 * 86_400

/** Describes what will be charged, even if the offer is no longer sold. */
function describeRenewal({
  offerKey: storedOfferKey,
  ...subscription
}: RenewingSubscription): UpcomingRenewal {
  const { periodStartSeconds, periodEndSeconds, lastPriceCents } = subscription
  const renewsAt = new Date(periodEndSeconds * 1_000)
  const offerKey = readOfferKey(storedOfferKey)
  const offer = offerKey && offers[offerKey]
  if (offer?.mode === 'subscription')
    return {
      offerName: `${offer.name}, ${offer.minutes} minutes`,
      interval: offer.interval,
      priceCents: offer.priceCents,
      renewsAt,
    }
  const isWeekly =
    periodStartSeconds !== null && periodEndSeconds - periodStartSeconds < maxWeeklyPeriodSeconds
  return {
    offerName: 'Abonnement Amivoix',
    interval: isWeekly ? 'week' : 'month',
    priceCents: lastPriceCents,
    renewsAt,
  }
}
