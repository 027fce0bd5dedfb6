import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import type { CheckoutHarness } from '../../support/billing/checkout-harness'
import { setUpCheckoutHarness } from '../../support/billing/set-up-checkout-harness'
import { restartRateLimits } from '../../support/product/rate-limit-windows'
import { startProduct, type TestUser } from '../../support/product/start-product'

const confirmationSubject = 'Votre résiliation est confirmée'
const nothingFoundSubject = 'Votre demande de résiliation'

describe('cancelling a subscription', () => {
  let harness: CheckoutHarness
  let camille: TestUser
  setUpCheckoutHarness((checkout) => {
    ;({ harness, camille } = checkout)
  })

  const query = (text: string, values: unknown[] = []) => harness.product.pool.query(text, values)

  const sendCancellation = (email: string, changes: object = {}, id: string = randomUUID()) =>
    harness.product.request('/api/cancellations', {
      body: { id, notice: { name: 'Camille Démo', email, reference: '', reason: '', ...changes } },
    })

  const listMails = async (email: string, subject: string) =>
    (await harness.product.listMailsTo(email)).filter((mail) => mail.subject === subject)

  const expectOneMail = (email: string, subject: string) =>
    expect.poll(async () => (await listMails(email, subject)).length).toBe(1)

  async function subscribe() {
    const sessionId = await harness.buy('abonnementMensuel')
    await harness.waitForMinutes(105)
    await expect.poll(harness.readWallet).toMatchObject({ isSubscriber: true })
    const { subscription } = await harness.stripe.checkout.sessions.retrieve(sessionId)
    return String(subscription)
  }

  test('sets the subscription to end with its period, records the request and confirms it by e-mail', async () => {
    const subscriptionId = await subscribe()
    const id = randomUUID()
    const reason = 'Je déménage <b>loin</b>'
    const firstResponse = await sendCancellation(` ${camille.email.toUpperCase()} `, { reason }, id)
    expect(firstResponse).toMatchObject({ status: 201, body: { notifiedAt: expect.any(String) } })
    // The same request sent again, for example by a second click, gets the time of the first one.
    expect((await sendCancellation(camille.email, { reason }, id)).body).toEqual(firstResponse.body)
    await expectOneMail(camille.email, confirmationSubject)
    const { subscription } = await harness.readWallet()
    expect(subscription).toMatchObject({ status: 'active', isCancelledAtPeriodEnd: true })
    const stripeSubscription = await harness.stripe.subscriptions.retrieve(subscriptionId)
    expect(stripeSubscription.cancel_at_period_end).toBe(true)
    const { rows } = await query(
      `select name, email, reason, reference, subscription_id, user_id,
         effective_at is not null as has_end from cancellations where id = $1`,
      [id],
    )
    expect(rows).toEqual([
      {
        name: 'Camille Démo',
        email: camille.email,
        reason,
        reference: null,
        subscription_id: subscriptionId,
        user_id: camille.id,
        has_end: true,
      },
    ])
    const [mail] = await listMails(camille.email, confirmationSubject)
    expect(mail?.text).toMatch(/le \d+(?:er)? \S+ \d{4} à \d{2}:\d{2} \(heure de Paris\)/)
    expect(mail?.text).toMatch(/«\sAbonnement mensuel\s» prend fin le \d+(?:er)? \S+ \d{4}/)
    expect(mail?.text).toContain('Reprendre l’abonnement')
    // Anybody may have sent the request, so the e-mail repeats none of its text.
    expect(mail?.text).not.toMatch(/déménage|Démo/)
    // The user can resume the subscription.
    const resumeResponse = await harness.product.request('/api/wallet/subscription/cancellation', {
      method: 'DELETE',
      cookie: camille.cookie,
    })
    expect(resumeResponse.status).toBe(200)
    expect((await harness.readWallet()).subscription?.isCancelledAtPeriodEnd).toBe(false)
  })

  test('gives the same response for an unknown address, and quotes nothing from the request in the e-mail', async () => {
    const unknownEmail = `${randomUUID()}@example.test`
    const knownResponse = await sendCancellation(camille.email, { name: 'Achetez ici' })
    const unknownResponse = await sendCancellation(unknownEmail, {
      name: 'Achetez ici',
      reason: 'http://evil.test',
    })
    expect([unknownResponse.status, Object.keys(unknownResponse.body as object)]).toEqual([
      knownResponse.status,
      Object.keys(knownResponse.body as object),
    ])
    await expectOneMail(unknownEmail, nothingFoundSubject)
    await expectOneMail(camille.email, nothingFoundSubject)
    const [mail] = await listMails(unknownEmail, nothingFoundSubject)
    expect(mail?.text).toContain('Aucun abonnement en cours')
    expect(mail?.text).not.toMatch(/Achetez|evil/)
  })

  test('limits requests for a mailbox and its aliases to five per hour and network', async () => {
    const mailbox = randomUUID()
    for (let count = 0; count < 5; count++)
      expect((await sendCancellation(`${mailbox}+${count}@example.test`)).status).toBe(201)
    expect(await sendCancellation(`${mailbox}@example.test`)).toMatchObject({
      status: 429,
      body: { code: 'RATE_LIMITED' },
    })
  })

  test('limits all networks of one IPv6 /48 site together, and says how long the limit lasts', async () => {
    const proxiedProduct = await startProduct({ trustProxy: 1 })
    const send = (network: number) =>
      proxiedProduct.request('/api/cancellations', {
        body: {
          id: randomUUID(),
          notice: {
            name: 'Camille',
            email: `${randomUUID()}@example.test`,
            reference: '',
            reason: '',
          },
        },
        headers: { 'x-forwarded-for': `2001:db8:7:${network}::1` },
      })
    for (let network = 1; network <= 60; network++) expect((await send(network)).status).toBe(201)
    // The limit restarts, because otherwise the wait would be an hour minus the time that the sixty requests took.
    await restartRateLimits(proxiedProduct)
    const refusal = await send(61)
    expect(refusal).toMatchObject({
      status: 429,
      body: { message: 'Trop de tentatives - réessayez dans 1\u00a0heure' },
    })
    const seconds = Number(refusal.headers.get('retry-after'))
    expect(seconds).toBeGreaterThan(3_500)
    expect(seconds).toBeLessThanOrEqual(3_600)
    await proxiedProduct.close()
  })

  test('cancels and confirms at the owner’s request even after strangers sent many requests', async () => {
    const subscriptionId = await subscribe()
    const { email } = camille
    /** Resets the network's rate limit, as if the next request came from another network. */
    const changeNetwork = () => query(`delete from rate_limit where key like 'cancellations:%'`)
    // Aliases of the mailbox have no subscription, but count towards its limit.
    for (let count = 0; count < 5; count++) await sendCancellation(email.replace('@', `+${count}@`))
    expect((await sendCancellation(email)).status).toBe(429)
    await query(`update rate_limit set count = 10 where key like 'cancellation-mails:%'`)
    await changeNetwork()
    expect((await sendCancellation(email)).status).toBe(201)
    await expectOneMail(email, confirmationSubject)
    const stripeSubscription = await harness.stripe.subscriptions.retrieve(subscriptionId)
    expect(stripeSubscription.cancel_at_period_end).toBe(true)
    // This request changes nothing and the mailbox has reached its limit of e-mails, so none is sent.
    expect((await sendCancellation(email)).status).toBe(201)
    await expect
      .poll(
        async () =>
          (
            await query('select 1 from cancellations where email = $1 and carried_out_at is null', [
              email,
            ])
          ).rowCount,
        { timeout: 15_000 },
      )
      .toBe(0)
    expect(await listMails(email, confirmationSubject)).toHaveLength(1)
  })

  test.each([
    ['an empty name', { name: ' ' }],
    ['an empty address', { email: '' }],
    ['an invalid address', { email: 'camille' }],
    ['a name of ten thousand characters', { name: 'a'.repeat(10_000) }],
    ['a reason that is too long', { reason: 'a'.repeat(1_001) }],
    ['a reason that is an object', { reason: {} }],
  ])('refuses %s', async (_what, changes) => {
    expect(await sendCancellation('camille@example.test', changes)).toMatchObject({
      status: 400,
      body: { code: 'INPUT_INVALID' },
    })
  })

  test('stores unusual text without control characters', async () => {
    const email = `${randomUUID()}@example.test`
    const unusualText = { name: '=1+1 💌', reason: '\u0000\u202eإلغاء\n<script>' }
    expect((await sendCancellation(email, unusualText)).status).toBe(201)
    const { rows } = await query('select name, reason from cancellations where email = $1', [email])
    expect(rows).toEqual([{ name: '=1+1 💌', reason: 'إلغاء <script>' }])
  })

  test('refuses the id of another request', async () => {
    const id = randomUUID()
    await sendCancellation(camille.email, {}, id)
    expect((await sendCancellation(`${randomUUID()}@example.test`, {}, id)).status).toBe(400)
  })

  test('carries out the cancellation after an outage of the payment provider', async () => {
    await subscribe()
    await query(`
      create function simulate_outage() returns trigger language plpgsql as $$
      begin
        if new.object = 'subscription' then raise exception 'down'; end if;
        return new;
      end $$;
      create trigger simulate_outage before update on stripe_stand_in
        for each row execute function simulate_outage()`)
    expect((await sendCancellation(camille.email)).status).toBe(201)
    await expect
      .poll(
        async () => {
          const { rows } = await query(
            `select retry_count from pgboss.job
           where name = 'carry-out-cancellation' and state = 'retry'`,
          )
          return rows.length
        },
        { timeout: 40_000 },
      )
      .toBeGreaterThan(0)
    expect(await listMails(camille.email, confirmationSubject)).toEqual([])
    await query('drop function simulate_outage cascade')
    // The job resumes only cancellations that are more than an hour old.
    await query(
      `update cancellations set notified_at = now() - interval '2 hours'
                 where email = $1`,
      [camille.email],
    )
    await harness.product.jobs.enqueue(null, 'resume-cancellations', {})
    await expectOneMail(camille.email, confirmationSubject)
    expect((await harness.readWallet()).subscription?.isCancelledAtPeriodEnd).toBe(true)
  })

  test('records and confirms a cancellation from the wallet once', async () => {
    const subscriptionId = await subscribe()
    const cancel = () =>
      harness.product.request('/api/wallet/subscription/cancellation', {
        method: 'POST',
        cookie: camille.cookie,
      })
    expect((await cancel()).body).toEqual({ isCancelledAtPeriodEnd: true })
    expect((await cancel()).body).toEqual({ isCancelledAtPeriodEnd: true })
    await expectOneMail(camille.email, confirmationSubject)
    const { rows } = await query('select subscription_id from cancellations where user_id = $1', [
      camille.id,
    ])
    expect(rows).toEqual([{ subscription_id: subscriptionId }])
  })

  test('confirms a cancellation once when the process dies after the payment provider accepted it', async () => {
    const subscriptionId = await subscribe()
    // Every attempt fails before it can record that the cancellation was carried out.
    await query(`
      create function simulate_crash() returns trigger language plpgsql as $$
      begin raise exception 'died'; end $$;
      create trigger simulate_crash before update on cancellations for each row execute function simulate_crash()`)
    const cancel = () =>
      harness.product.request('/api/wallet/subscription/cancellation', {
        method: 'POST',
        cookie: camille.cookie,
      })
    const responses = await Promise.all([cancel(), cancel(), cancel()])
    // A request succeeds without a change if another request, or the job, has already cancelled at the provider.
    for (const { status } of responses) expect([200, 500]).toContain(status)
    const stripeSubscription = await harness.stripe.subscriptions.retrieve(subscriptionId)
    expect(stripeSubscription.cancel_at_period_end).toBe(true)
    const readCancellations = () =>
      query(
        'select id, carried_out_at is not null as is_done from cancellations where user_id = $1',
        [camille.id],
      )
    const { rows } = await readCancellations()
    expect(rows).toEqual([{ id: expect.any(String), is_done: false }])
    await query('drop function simulate_crash cascade')
    // Makes the failed job run now instead of in 15 seconds.
    await query(
      `update pgboss.job set start_after = now()
       where name = 'carry-out-cancellation' and state = 'retry'`,
    )
    // The e-mail is keyed by the cancellation, so concurrent attempts send it once.
    const jobData = { cancellationId: rows[0].id }
    await Promise.all([
      harness.product.jobs.enqueue(null, 'carry-out-cancellation', jobData),
      harness.product.jobs.enqueue(null, 'carry-out-cancellation', jobData),
      cancel(),
    ])
    await expectOneMail(camille.email, confirmationSubject)
    await expect.poll(async () => (await readCancellations()).rows[0]?.is_done).toBe(true)
    const countPendingJobs = async () =>
      (
        await query(
          `select from pgboss.job where name = 'carry-out-cancellation' and data->>'cancellationId' = $1
             and state < 'completed'`,
          [rows[0].id],
        )
      ).rowCount
    await expect.poll(countPendingJobs, { timeout: 25_000 }).toBe(0)
    expect(await listMails(camille.email, confirmationSubject)).toHaveLength(1)
  })

  test('deletes the cancellation requests of a deleted account', async () => {
    await sendCancellation(camille.email)
    await expectOneMail(camille.email, nothingFoundSubject)
    await sendCancellation(camille.email, { name: 'Encore' })
    await harness.product.request('/api/auth/delete-user', {
      body: { word: 'supprimer', password: camille.password },
      cookie: camille.cookie,
    })
    const { rows } = await query('select from cancellations where email = $1', [camille.email])
    expect(rows).toEqual([])
  })
})
