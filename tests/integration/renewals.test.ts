import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { formatParisDay } from '../../domain/formatting/paris-time'
import { createRenewalRepository } from '../../server/features/renewals/renewal-repository'
import { sendRenewalReminders } from '../../server/features/renewals/send-renewal-reminders'
import type { Mail } from '../../server/platform/mail/mail'
import { engines, type Member } from '../support/product/start-product'
import { startTill, type Till } from '../support/billing/checkout-harness'

const dayMs = 86_400_000

describe.each(engines)('mails before a renewal, on %s', (engine) => {
  let till: Till
  let camille: Member

  beforeAll(async () => {
    till = await startTill(engine)
  })
  afterAll(() => till?.close())
  beforeEach(async () => {
    camille = await till.newcomer()
  })

  async function subscribe(offerKey: 'abonnementMensuel' | 'abonnementHebdomadaire') {
    await till.buy(offerKey)
    await expect.poll(async () => (await till.readWallet()).subscription?.offerKey).toBe(offerKey)
    return new Date((await till.readWallet()).subscription?.periodEndsAt ?? 0)
  }

  /** What the day's job sends when it is so late. */
  async function remindAt(now: Date) {
    const mails: Mail[] = []
    await sendRenewalReminders({
      renewals: createRenewalRepository(till.product.database),
      origin: till.product.origin,
      now: () => now,
      sendMail: async (_transaction, mail) => {
        mails.push(mail)
      },
    })
    return mails.filter(({ to }) => to === camille.email)
  }
  const before = (time: Date, days: number) => new Date(time.getTime() - days * dayMs)

  test('three days ahead, once, with price, date and the way out', async () => {
    const endsAt = await subscribe('abonnementMensuel')
    expect(await remindAt(before(endsAt, 4.5))).toEqual([])
    const [mail] = await remindAt(before(endsAt, 3))
    expect(mail?.subject).toBe(`Votre abonnement se renouvelle le ${formatParisDay(endsAt)}`)
    expect(mail?.text).toMatch(/24,99.€ toutes taxes comprises/)
    expect(mail?.text).toContain('/resiliation')
    expect(mail?.text).toContain('/wallet?tab=abonnements')
    const again = await Promise.all([1, 2].map((days) => remindAt(before(endsAt, days))))
    expect(again.flat()).toEqual([])
  })

  test('two processes at the same moment send one', async () => {
    const endsAt = await subscribe('abonnementMensuel')
    const mails = await Promise.all([1, 2, 3, 4].map(() => remindAt(before(endsAt, 3))))
    expect(mails.flat()).toHaveLength(1)
  })

  test('not for one that ends, and again once it goes on', async () => {
    const endsAt = await subscribe('abonnementMensuel')
    const setCancellation = (method: string) =>
      till.product.request('/api/wallet/subscription/cancellation', {
        method,
        cookie: camille.cookie,
      })
    expect((await setCancellation('POST')).status).toBe(200)
    expect(await remindAt(before(endsAt, 3))).toEqual([])
    expect((await setCancellation('DELETE')).status).toBe(200)
    expect(await remindAt(before(endsAt, 2))).toHaveLength(1)
  })

  test('a weekly one is announced once a month', async () => {
    await subscribe('abonnementHebdomadaire')
    const renewals = ['2031-03-04', '2031-03-11', '2031-03-28', '2031-04-04'].map(
      (day) => new Date(`${day}T12:00:00Z`),
    )
    const counts: number[] = []
    for (const renewsAt of renewals) {
      await till.product.pool.query(
        `update stripe_subscriptions
         set current_period_end = $1, read_at = now() + interval '1 hour' -- late notices say less
         where customer_id = (select customer_id from stripe_customers where user_id = $2)`,
        [renewsAt.getTime() / 1_000, camille.id],
      )
      counts.push((await remindAt(before(renewsAt, 2))).length)
    }
    expect(counts).toEqual([1, 0, 0, 1])
  })
})
