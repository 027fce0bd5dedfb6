import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { transactionExportPath } from '../../../contract/admin/transactions'
import { invoicePath } from '../../../contract/paths'
import {
  stripeCustomers,
  stripeOrders,
} from '../../../server/platform/database/tables/money-tables'
import { signUpAdministrator } from '../../support/admin/sign-up-administrator'
import {
  addCompanion,
  connectCallClient,
  createFastVoice,
  requestCall,
  reserveCall,
} from '../../support/calls/call-client'
import { createGoogleSignInClient } from '../../support/product/google-sign-in-client'
import { startProduct, type TestProduct, type TestUser } from '../../support/product/start-product'

const refusal = { status: 403, body: { code: 'ACCOUNT_SUSPENDED' } }

describe('a suspended account', () => {
  let product: TestProduct
  let administrator: TestUser
  beforeAll(async () => {
    product = await startProduct({ voice: createFastVoice() })
    await addCompanion(product)
    administrator = await signUpAdministrator(product)
  })
  afterAll(() => product?.close())

  const suspend = (id: string, reason = 'Propos menaçants') =>
    product.request(`/api/admin/users/${id}/suspension`, {
      method: 'PUT',
      body: { reason },
      cookie: administrator.cookie,
    })
  const liftSuspension = (id: string) =>
    product.request(`/api/admin/users/${id}/suspension`, {
      method: 'DELETE',
      cookie: administrator.cookie,
    })
  const signIn = ({ email, password }: TestUser) =>
    product.request('/api/auth/sign-in/email', { body: { email, password } })
  const readUser = async (id: string) =>
    (await product.request(`/api/admin/users/${id}`, { cookie: administrator.cookie })).body

  test('is refused wherever a session is needed, with a message about the suspension and the contact page', async () => {
    const lou = await product.signUp('lou')
    expect((await suspend(lou.id)).status).toBe(200)
    const { cookie } = lou
    const requests = [
      product.request('/api/wallet', { cookie }),
      product.request('/api/profile', { cookie }),
      product.request('/api/conversations', { cookie }),
      requestCall(product, cookie),
      product.request('/api/auth/get-session', { cookie }),
      product.request('/api/auth/list-sessions', { cookie }),
      product.request('/api/auth/delete-user', { cookie, body: { word: 'supprimer' } }),
      product.request(invoicePath('F2026-000001'), { cookie }),
      product.request(transactionExportPath, { cookie }),
    ]
    for (const response of await Promise.all(requests)) {
      expect(response).toMatchObject(refusal)
      expect(response.body).toMatchObject({ message: expect.stringContaining('page Contact') })
    }
    const checkout = await product.request('/api/functions/stripe-checkout', { cookie, body: {} })
    expect(checkout).toMatchObject({
      status: 403,
      body: { error: expect.stringContaining('suspendu') },
    })
  })

  test('can use the public pages like a visitor, and request the cancellation of a subscription there', async () => {
    const rim = await product.signUp('rim')
    await suspend(rim.id)
    const { cookie } = rim
    expect(await product.request('/api/me', { cookie })).toMatchObject({ status: 200, body: null })
    expect((await product.request('/api/agents', { cookie })).status).toBe(200)
    const cancellation = await product.request('/api/cancellations', {
      cookie,
      body: {
        id: randomUUID(),
        notice: { name: 'Rim', email: rim.email, reference: '', reason: '' },
      },
    })
    expect(cancellation.status).toBe(201)
  })

  test('cannot sign in, and is told of the suspension only with the right password', async () => {
    const sam = await product.signUp('sam')
    await suspend(sam.id)
    expect(await signIn(sam)).toMatchObject(refusal)
    expect(await signIn({ ...sam, password: 'un autre mot de passe' })).toMatchObject({
      status: 401,
      body: { code: 'CREDENTIALS_WRONG' },
    })
  })

  test('cannot sign in with Google, and is told of the suspension', async () => {
    const client = createGoogleSignInClient(product)
    const profile = { email: 'nina.google@example.test' }
    await client.signIn({ requestSignUp: true, hasAcceptedTerms: true }, profile)
    const { rows } = await product.pool.query('select id from "user" where email = $1', [
      profile.email,
    ])
    await suspend(rows[0].id)
    const response = await createGoogleSignInClient(product).signIn({}, profile)
    expect(response.headers.get('location')).toBe('/login?google=GOOGLE_ACCOUNT_SUSPENDED')
  })

  test('keeps its balance, its orders and the first suspension reason, and works again once the suspension is lifted', async () => {
    const ada = await product.signUp('ada')
    await product.database.insert(stripeCustomers).values({ userId: ada.id, customerId: 'cus_ada' })
    await product.database.insert(stripeOrders).values({
      id: 'order_ada',
      customerId: 'cus_ada',
      amountSubtotalCents: 999,
      amountTotalCents: 999,
      currency: 'eur',
      paymentStatus: 'paid',
      status: 'completed',
    })
    const readOrders = async () =>
      (await product.request('/api/wallet/orders', { cookie: ada.cookie })).body
    const orders = await readOrders()
    expect(orders).toHaveLength(1)
    await suspend(ada.id, 'Première raison')
    await suspend(ada.id, 'Seconde raison')
    expect(await readUser(ada.id)).toMatchObject({
      minutesLeft: 5,
      suspendedAt: expect.any(String),
      suspensionReason: 'Première raison',
    })
    expect((await liftSuspension(ada.id)).status).toBe(200)
    await liftSuspension(ada.id)
    const mails = await product.listMailsTo(ada.email)
    expect(mails.map(({ subject }) => subject)).toEqual([
      'Votre compte Amivoix est rétabli',
      'Votre compte Amivoix est suspendu',
    ])
    expect(mails[1]?.text).toContain('«\u00a0Première raison\u00a0»')
    expect(await readUser(ada.id)).toMatchObject({ suspendedAt: null, suspensionReason: null })
    expect((await product.request('/api/wallet', { cookie: ada.cookie })).body).toMatchObject({
      minutesLeft: 5,
    })
    expect(await readOrders()).toEqual(orders)
    expect((await signIn(ada)).status).toBe(200)
    const { rows } = await product.pool.query(
      'select action, details from audit_log where subject_id = $1 order by id',
      [ada.id],
    )
    expect(rows).toEqual([
      { action: 'user.suspended', details: { reason: 'Première raison' } },
      { action: 'user.suspension-lifted', details: {} },
    ])
  })

  test('has its call ended and settled, with a reason that says who ended it', async () => {
    const eve = await product.signUp('eve')
    const { id, webCallUrl } = await reserveCall(product, eve)
    const caller = connectCallClient(webCallUrl, product.origin)
    await caller.waitUntilBilled()
    await suspend(eve.id)
    expect(await caller.closed).toBe(1000)
    expect(caller.events.at(-1)).toMatchObject({
      type: 'call.ended',
      reason: 'ended-by-operator',
      receipt: { balanceBefore: 5 },
    })
    const { rows } = await product.pool.query('select state, end_reason from calls where id = $1', [
      id,
    ])
    expect(rows).toEqual([{ state: 'settled', end_reason: 'ended-by-operator' }])
  })

  test('has no reserved or live call, even when it requests one while it is being suspended', async () => {
    for (let round = 0; round < 6; round++) {
      const ivo = await product.signUp(`ivo${round}`)
      await Promise.all([suspend(ivo.id), requestCall(product, ivo.cookie)])
      const { rows } = await product.pool.query(
        `select state from calls where user_id = $1 and state in ('reserved', 'live')`,
        [ivo.id],
      )
      expect(rows).toEqual([])
    }
  })

  test('cannot be the account of an administrator', async () => {
    expect((await suspend(administrator.id)).body).toMatchObject({
      code: 'ADMINISTRATOR_NOT_SUSPENDED',
    })
  })

  describe('live calls in the administration', () => {
    const listCalls = async () =>
      (await product.request('/api/admin/calls', { cookie: administrator.cookie })).body as {
        items: { id: string }[]
        total: number
      }
    const hangUp = (id: string) =>
      product.request(`/api/admin/calls/${id}/hang-up`, {
        method: 'POST',
        body: {},
        cookie: administrator.cookie,
      })

    test('are listed, and can be ended with a reason that says who ended them', async () => {
      const tom = await product.signUp('tom')
      const { id, webCallUrl } = await reserveCall(product, tom)
      const caller = connectCallClient(webCallUrl, product.origin)
      await caller.waitUntilBilled()
      expect((await listCalls()).items).toEqual([
        expect.objectContaining({
          id,
          userId: tom.id,
          email: tom.email,
          agentName: 'Clara',
          state: 'live',
          provider: 'amivoix',
        }),
      ])
      expect((await hangUp(id)).status).toBe(200)
      await caller.closed
      expect(caller.events.at(-1)).toMatchObject({
        type: 'call.ended',
        reason: 'ended-by-operator',
      })
      expect(await listCalls()).toEqual({ items: [], total: 0 })
      expect((await hangUp(id)).status).toBe(404)
      const { rows } = await product.pool.query(
        'select action, actor_id, details from audit_log where subject_id = $1',
        [id],
      )
      expect(rows).toEqual([
        { action: 'call.ended', actor_id: administrator.id, details: { userId: tom.id } },
      ])
    })

    test('are settled from their last heartbeat when they are ended while another process runs them', async () => {
      const zac = await product.signUp('zac')
      const { id } = await reserveCall(product, zac)
      await product.pool.query(
        `update calls set state = 'live', owner = 'another process', started_at = now(),
           wall_ms = 91000, billable_ms = 91000, duration_ms = 91000 where id = $1`,
        [id],
      )
      expect((await hangUp(id)).status).toBe(200)
      const { body } = await product.request(`/api/calls/${id}`, { cookie: zac.cookie })
      expect(body).toMatchObject({
        state: 'settled',
        reason: 'ended-by-operator',
        receipt: { chargedMinutes: 2 },
      })
    })
  })
})
