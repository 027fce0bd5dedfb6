import { reminderDue } from '../../../domain/billing/renewal-reminder'
import { offers, readOfferKey } from '../../../domain/offers'
import type { Transaction } from '../../platform/database/open-database'
import type { Mail } from '../../platform/mail/mail'
import { type AnnouncedRenewal, renewalMail } from './renewal-mail'
import type { RenewalRepository } from './renewal-repository'

export type RenewalParts = {
  renewals: RenewalRepository
  /** Where the product is found. */
  origin: string
  now(): Date
  sendMail(transaction: Transaction, mail: Mail): Promise<void>
}

type Renewing = Awaited<ReturnType<RenewalRepository['listRenewing']>>[number]

/** Further than any reminder is sent ahead. */
const reachMs = 5 * 86_400_000

/** Tells everybody whose subscription renews soon, once for each renewal that is announced (05). */
export async function sendRenewalReminders(parts: RenewalParts) {
  const now = parts.now()
  const until = new Date(now.getTime() + reachMs)
  for (let after = ''; ; ) {
    const page = await parts.renewals.listRenewing(now, until, after)
    for (const renewing of page) await remind(parts, renewing, now)
    const last = page.at(-1)
    if (!last) return
    after = last.subscriptionId
  }
}

async function remind({ renewals, origin, sendMail }: RenewalParts, renewing: Renewing, now: Date) {
  const announced = describe(renewing)
  const occasion = reminderDue(announced, now)
  if (!occasion) return
  await renewals.transaction(async (transaction) => {
    const { subscriptionId, email } = renewing
    if (await renewals.keepReminder(transaction, subscriptionId, occasion))
      await sendMail(transaction, renewalMail(email, origin, announced))
  })
}

const longestWeekSeconds = 8 * 86_400

/** One whose price is no longer sold goes on as it was bought. */
function describe({ offerKey: stored, ...renewing }: Renewing): AnnouncedRenewal {
  const { periodStartSeconds, periodEndSeconds, lastPriceCents } = renewing
  const renewsAt = new Date(periodEndSeconds * 1_000)
  const offerKey = readOfferKey(stored)
  const offer = offerKey && offers[offerKey]
  if (offer?.mode === 'subscription')
    return {
      offerName: `${offer.name}, ${offer.minutes} minutes`,
      interval: offer.interval,
      priceCents: offer.priceCents,
      renewsAt,
    }
  const isWeek =
    periodStartSeconds !== null && periodEndSeconds - periodStartSeconds < longestWeekSeconds
  return {
    offerName: 'Abonnement Amivoix',
    interval: isWeek ? 'week' : 'month',
    priceCents: lastPriceCents,
    renewsAt,
  }
}
