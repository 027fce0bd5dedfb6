import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { engines, type Member } from '../support/product/start-product'
import { startTill, type Till } from '../support/billing/checkout-harness'

const confirmed = 'Votre résiliation est confirmée'
const nothingFound = 'Votre demande de résiliation'

describe.each(engines)('ending a subscription without signing in, on %s', (engine) => {
  let till: Till
  let camille: Member

  beforeAll(async () => {
    till = await startTill(engine)
  })
  afterAll(() => till?.close())
  beforeEach(async () => {
    camille = await till.newcomer()
  })

  const query = (text: string, values: unknown[] = []) => till.product.pool.query(text, values)

  const notify = (email: string, changes: object = {}, id: string = randomUUID()) =>
    till.product.request('/api/cancellations', {
      body: { id, notice: { name: 'Camille Démo', email, reference: '', reason: '', ...changes } },
    })

  const mailsTo = async (email: string, subject: string) =>
    (await till.product.mailsTo(email)).filter((mail) => mail.subject === subject)

  const hasMail = (email: string, subject: string) =>
    expect.poll(async () => (await mailsTo(email, subject)).length, { timeout: 15_000 }).toBe(1)

  async function subscribe() {
    const sessionId = await till.buy('abonnementMensuel')
    await till.hasMinutes(105)
    await expect.poll(till.readWallet).toMatchObject({ isSubscriber: true })
    const { subscription } = await till.stripe.checkout.sessions.retrieve(sessionId)
    return String(subscription)
  }

  test('it ends with the paid period at once, is kept, and is confirmed by mail', async () => {
    const subscriptionId = await subscribe()
    const id = randomUUID()
    const reason = 'Je déménage <b>loin</b>'
    const first = await notify(` ${camille.email.toUpperCase()} `, { reason }, id)
    expect(first).toMatchObject({ status: 201, body: { notifiedAt: expect.any(String) } })
    // Sent again, by a second click for instance: the same declaration, of the same hour.
    expect((await notify(camille.email, { reason }, id)).body).toEqual(first.body)
    await hasMail(camille.email, confirmed)
    const { subscription } = await till.readWallet()
    expect(subscription).toMatchObject({ status: 'active', cancelsAtPeriodEnd: true })
    const provided = await till.stripe.subscriptions.retrieve(subscriptionId)
    expect(provided.cancel_at_period_end).toBe(true)
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
    const [mail] = await mailsTo(camille.email, confirmed)
    expect(mail?.text).toMatch(/le \d+ \S+ \d{4} à \d{2}:\d{2} \(heure de Paris\)/)
    expect(mail?.text).toMatch(/«\sAbonnement mensuel\s» prend fin le \d+ \S+ \d{4}/)
    expect(mail?.text).toContain('Reprendre l’abonnement')
    // A stranger may have written it: nothing of it is passed on.
    expect(mail?.text).not.toMatch(/déménage|Démo/)
    // Whoever changes their mind goes on as before.
    const resumed = await till.product.request('/api/wallet/subscription/cancellation', {
      method: 'DELETE',
      cookie: camille.cookie,
    })
    expect(resumed.status).toBe(200)
    expect((await till.readWallet()).subscription?.cancelsAtPeriodEnd).toBe(false)
  })

  test('an unknown address gets the same answer, and its mailbox nobody’s words', async () => {
    const stranger = `${randomUUID()}@example.test`
    const known = await notify(camille.email, { name: 'Achetez ici' })
    const unknown = await notify(stranger, { name: 'Achetez ici', reason: 'http://evil.test' })
    expect([unknown.status, Object.keys(unknown.body as object)]).toEqual([
      known.status,
      Object.keys(known.body as object),
    ])
    await hasMail(stranger, nothingFound)
    await hasMail(camille.email, nothingFound)
    const [mail] = await mailsTo(stranger, nothingFound)
    expect(mail?.text).toContain('Aucun abonnement en cours')
    expect(mail?.text).not.toMatch(/Achetez|evil/)
  })

  test('five mails an hour to one mailbox, by whichever of its names', async () => {
    const mailbox = randomUUID()
    for (let count = 0; count < 5; count++)
      expect((await notify(`${mailbox}+${count}@example.test`)).status).toBe(201)
    expect(await notify(`${mailbox}@example.test`)).toMatchObject({
      status: 429,
      body: { code: 'RATE_LIMITED' },
    })
  })

  test.each([
    ['no name', { name: ' ' }],
    ['no address', { email: '' }],
    ['what is no address', { email: 'camille' }],
    ['a name of ten thousand characters', { name: 'a'.repeat(10_000) }],
    ['a reason that is too long', { reason: 'a'.repeat(1_001) }],
    ['an object', { reason: {} }],
  ])('%s is refused', async (_what, changes) => {
    expect(await notify('camille@example.test', changes)).toMatchObject({
      status: 400,
      body: { code: 'INPUT_INVALID' },
    })
  })

  test('what breaks nothing is kept as it is', async () => {
    const email = `${randomUUID()}@example.test`
    const odd = { name: '=1+1 💌', reason: '\u0000\u202eإلغاء\n<script>' }
    expect((await notify(email, odd)).status).toBe(201)
    const { rows } = await query('select name, reason from cancellations where email = $1', [email])
    expect(rows).toEqual([{ name: '=1+1 💌', reason: 'إلغاء <script>' }])
  })

  test('the id of another declaration tells nothing of it', async () => {
    const id = randomUUID()
    await notify(camille.email, {}, id)
    expect((await notify(`${randomUUID()}@example.test`, {}, id)).status).toBe(400)
  })

  test('while the payment service is down the declaration waits, and takes effect after', async () => {
    await subscribe()
    await query(`
      create function be_down() returns trigger language plpgsql as $$
      begin
        if new.object = 'subscription' then raise exception 'down'; end if;
        return new;
      end $$;
      create trigger be_down before update on stripe_stand_in
        for each row execute function be_down()`)
    expect((await notify(camille.email)).status).toBe(201)
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
    expect(await mailsTo(camille.email, confirmed)).toEqual([])
    await query('drop function be_down cascade')
    await query(
      `update cancellations set notified_at = now() - interval '2 hours'
                 where email = $1`,
      [camille.email],
    )
    await till.product.jobs.enqueue(null, 'resume-cancellations', {})
    await hasMail(camille.email, confirmed)
    expect((await till.readWallet()).subscription?.cancelsAtPeriodEnd).toBe(true)
  })

  test('the wallet’s own button is kept and confirmed in the same way, once', async () => {
    const subscriptionId = await subscribe()
    const end = () =>
      till.product.request('/api/wallet/subscription/cancellation', {
        method: 'POST',
        cookie: camille.cookie,
      })
    expect((await end()).body).toEqual({ cancelsAtPeriodEnd: true })
    expect((await end()).body).toEqual({ cancelsAtPeriodEnd: true })
    await hasMail(camille.email, confirmed)
    const { rows } = await query('select subscription_id from cancellations where user_id = $1', [
      camille.id,
    ])
    expect(rows).toEqual([{ subscription_id: subscriptionId }])
  })

  test('interrupted after the payment service was told, it is confirmed all the same, once', async () => {
    const subscriptionId = await subscribe()
    // The process dies before it can note that it is done, whoever tries.
    await query(`
      create function die() returns trigger language plpgsql as $$
      begin raise exception 'died'; end $$;
      create trigger die before update on cancellations for each row execute function die()`)
    const end = () =>
      till.product.request('/api/wallet/subscription/cancellation', {
        method: 'POST',
        cookie: camille.cookie,
      })
    const answers = await Promise.all([end(), end(), end()])
    expect(answers.map(({ status }) => status)).not.toContain(200)
    const provided = await till.stripe.subscriptions.retrieve(subscriptionId)
    expect(provided.cancel_at_period_end).toBe(true)
    const declared = () =>
      query(
        'select id, carried_out_at is not null as is_done from cancellations where user_id = $1',
        [camille.id],
      )
    const { rows } = await declared()
    expect(rows).toEqual([{ id: expect.any(String), is_done: false }])
    await query('drop function die cascade')
    // Whichever comes first, and as many as come: the declaration names the mail.
    const again = { cancellationId: rows[0].id }
    await Promise.all([
      till.product.jobs.enqueue(null, 'carry-out-cancellation', again),
      till.product.jobs.enqueue(null, 'carry-out-cancellation', again),
      end(),
    ])
    await hasMail(camille.email, confirmed)
    await expect.poll(async () => (await declared()).rows[0]?.is_done).toBe(true)
    const jobsLeft = async () =>
      (
        await query(
          `select from pgboss.job where name = 'carry-out-cancellation' and data->>'cancellationId' = $1
             and state < 'completed'`,
          [rows[0].id],
        )
      ).rowCount
    await expect.poll(jobsLeft, { timeout: 25_000 }).toBe(0)
    expect(await mailsTo(camille.email, confirmed)).toHaveLength(1)
  })

  test('an account that is deleted leaves no notice behind', async () => {
    await notify(camille.email)
    await hasMail(camille.email, nothingFound)
    await notify(camille.email, { name: 'Encore' })
    await till.product.request('/api/auth/delete-user', {
      body: { word: 'supprimer', password: camille.password },
      cookie: camille.cookie,
    })
    const { rows } = await query('select from cancellations where email = $1', [camille.email])
    expect(rows).toEqual([])
  })
})
