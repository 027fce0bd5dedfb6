import { describe, expect, test } from 'vitest'
import { formatParisDay } from '../../../domain/formatting/paris-time'
import { getSubscriptionItem } from '../../../emulators/stripe/objects/subscription'
import { createStripeProvider } from '../../../providers/stripe/create-stripe-provider'
import { sendRenewalReminders } from '../../../server/billing/renewals/send-renewal-reminders'
import type { Mail } from '../../../server/platform/mail/mail'
import type { CheckoutHarness } from '../../support/billing/checkout-harness'
import { createTestBillingDeps } from '../../support/billing/create-test-billing-deps'
import { setUpCheckoutHarness } from '../../support/billing/set-up-checkout-harness'
import type { TestUser } from '../../support/product/start-product'

const dayMs = 86_400_000

describe('renewal reminders', () => {
  let harness: CheckoutHarness
  let camille: TestUser
  setUpCheckoutHarness((checkout) => {
    ;({ harness, camille } = checkout)
  })

  /** Buys a subscription; returns the end of its first period. */
  async function subscribe(offerKey: 'abonnementMensuel' | 'abonnementHebdomadaire') {
    await harness.buy(offerKey)
    await expect
      .poll(async () => (await harness.readWallet()).subscription?.offerKey)
      .toBe(offerKey)
    return new Date((await harness.readWallet()).subscription?.periodEndsAt ?? 0)
  }

  /** Runs the daily job at this time, and returns the e-mails that it sends to Camille. */
  async function remindAt(now: Date) {
    const mails: Mail[] = []
    const deps = createTestBillingDeps(harness.product.database, {
      now: () => now,
      provider: createStripeProvider({
        stripe: harness.stripe,
        webhookSecret: '',
        onError: () => {},
      }),
      jobs: {
        enqueue: async (_transaction, _name, data) => {
          mails.push(data as Mail)
        },
      },
    })
    await sendRenewalReminders(deps)
    return mails.filter(({ to }) => to === camille.email)
  }
  const subtractDays = (time: Date, days: number) => new Date(time.getTime() - days * dayMs)

  test('sends one reminder three days ahead, with price, date and how to cancel', async () => {
    const endsAt = await subscribe('abonnementMensuel')
    expect(await remindAt(subtractDays(endsAt, 4.5))).toEqual([])
    const [mail] = await remindAt(subtractDays(endsAt, 3))
    expect(mail?.subject).toBe(`Votre abonnement se renouvelle le ${formatParisDay(endsAt)}`)
    expect(mail?.text).toMatch(/24,99.€ toutes taxes comprises/)
    expect(mail?.text).toContain('/resiliation')
    expect(mail?.text).toContain('/wallet?tab=abonnements')
    const laterMails = await Promise.all([1, 2].map((days) => remindAt(subtractDays(endsAt, days))))
    expect(laterMails.flat()).toEqual([])
  })

  test('states the price that the subscription began with, not a newer one of the catalogue', async () => {
    const endsAt = await subscribe('abonnementMensuel')
    const { rows } = await harness.product.pool.query<{ id: string }>(
      `select subscription_id as id from stripe_subscriptions
         join stripe_customers using (customer_id) where user_id = $1`,
      [camille.id],
    )
    await harness.runInEmulator(async ({ store }) => {
      const subscription = await store.findLocked('subscription', rows[0]?.id ?? '')
      if (!subscription) throw new Error('The emulator has no such subscription')
      getSubscriptionItem(subscription).price.unit_amount = 1_999
      await store.save('subscription', subscription)
    })
    const [mail] = await remindAt(subtractDays(endsAt, 3))
    expect(mail?.text).toMatch(/19,99.€ toutes taxes comprises/)
    expect(mail?.text).not.toContain('24,99')
  })

  test('sends one reminder when the job runs several times at once', async () => {
    const endsAt = await subscribe('abonnementMensuel')
    const mails = await Promise.all([1, 2, 3, 4].map(() => remindAt(subtractDays(endsAt, 3))))
    expect(mails.flat()).toHaveLength(1)
  })

  test('sends no reminder for a cancelled subscription until it is resumed', async () => {
    const endsAt = await subscribe('abonnementMensuel')
    const setCancellation = (method: string) =>
      harness.product.request('/api/wallet/subscription/cancellation', {
        method,
        cookie: camille.cookie,
      })
    expect((await setCancellation('POST')).status).toBe(200)
    expect(await remindAt(subtractDays(endsAt, 3))).toEqual([])
    expect((await setCancellation('DELETE')).status).toBe(200)
    expect(await remindAt(subtractDays(endsAt, 2))).toHaveLength(1)
  })

  test('reminds a weekly subscriber at most once a month', async () => {
    await subscribe('abonnementHebdomadaire')
    const renewals = ['2031-03-04', '2031-03-11', '2031-03-28', '2031-04-04'].map(
      (day) => new Date(`${day}T12:00:00Z`),
    )
    const counts: number[] = []
    for (const renewsAt of renewals) {
      await harness.product.pool.query(
        `update stripe_subscriptions
         set current_period_end = $1, read_at = now() + interval '1 hour' -- later than any webhook event
         where customer_id = (select customer_id from stripe_customers where user_id = $2)`,
        [renewsAt.getTime() / 1_000, camille.id],
      )
      counts.push((await remindAt(subtractDays(renewsAt, 2))).length)
    }
    expect(counts).toEqual([1, 0, 0, 1])
  })
})
