import { randomUUID } from 'node:crypto'
import { isContractProcedure } from '@orpc/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { transactionExportPath } from '../../../contract/admin/transactions'
import { contract } from '../../../contract/contract'
import { appointmentFilePath, fixedApiPaths, invoicePath } from '../../../contract/paths'
import { signUpAdministrator } from '../../support/admin/sign-up-administrator'
import { type CheckoutHarness, startCheckoutHarness } from '../../support/billing/checkout-harness'
import { addCompanion } from '../../support/calls/call-client'
import type { TestUser } from '../../support/product/start-product'

/** Ids of the owner's records. */
type OwnedIds = {
  orderId: string
  conversationId: string
  memoryId: string
  appointmentId: string
  apiKeyId: string
  invoiceNumber: string
  userId: string
}

type ApiRequest = { path: string; method?: string; body?: unknown }

type Rule = {
  /** "own": only for the owner; other users get the same response as for an unknown id. */
  access: 'everybody' | 'users' | 'own' | 'administrators'
  request: ApiRequest | ((owned: OwnedIds) => ApiRequest)
}

const secretText = 'Ce que seule Camille a dit'

const everybody = (path: string, options: Partial<ApiRequest> = {}): Rule => ({
  access: 'everybody',
  request: { path, ...options },
})
const users = (path: string, options: Partial<ApiRequest> = {}): Rule => ({
  access: 'users',
  request: { path, ...options },
})
const own = (request: (owned: OwnedIds) => ApiRequest): Rule => ({ access: 'own', request })
const administrators = (path: string, options: Partial<ApiRequest> = {}): Rule => ({
  access: 'administrators',
  request: { path, ...options },
})

const report = { reason: 'hateful', comment: 'Des mots durs.' }

/**
 * Who may call each procedure. A test calls the 'own' procedures as the owner in this order, so a procedure that
 * deletes a record comes after those that need it.
 */
const rules: Record<string, Rule> = {
  'me.get': everybody('/api/me'),
  'admin.agents.list': administrators('/api/admin/agents?page=0'),
  'admin.agents.get': administrators('/api/admin/agents/clara-test'),
  'admin.agents.versions': administrators('/api/admin/agents/clara-test/versions'),
  'admin.agents.activities': administrators('/api/admin/agent-activities'),
  'admin.agents.create': administrators('/api/admin/agents', { body: { category: 'none' } }),
  'admin.agents.update': administrators('/api/admin/agents/clara-test', {
    method: 'PUT',
    body: {},
  }),
  'admin.agents.setPublished': administrators('/api/admin/agents/clara-test/published', {
    method: 'PUT',
    body: {},
  }),
  'admin.agents.remove': administrators('/api/admin/agents/nobody', { method: 'DELETE' }),
  'admin.agents.fetchImage': administrators('/api/admin/agent-images', { body: {} }),
  'admin.agents.exportAll': administrators('/api/admin/agent-file?id=nobody'),
  'admin.agents.importAll': administrators('/api/admin/agent-file', { body: {} }),
  'admin.feedbacks.list': administrators('/api/admin/feedbacks?page=0'),
  'admin.feedbacks.agents': administrators('/api/admin/feedbacks/agents'),
  'admin.calls.list': administrators('/api/admin/calls'),
  'admin.calls.hangUp': administrators(`/api/admin/calls/${randomUUID()}/hang-up`, { body: {} }),
  'admin.live.read': administrators('/api/admin/live'),
  'admin.auditLog.list': administrators('/api/admin/journal?page=0'),
  'admin.transactions.list': administrators('/api/admin/transactions?page=0'),
  'admin.transactions.get': administrators('/api/admin/transactions/cs_none'),
  'admin.transactions.userOrders': administrators(`/api/admin/users/${randomUUID()}/orders`),
  'admin.transactions.userMovements': administrators(`/api/admin/users/${randomUUID()}/movements`),
  /** Not part of the contract: the download of all orders. */
  transactionExport: administrators(transactionExportPath),
  'admin.users.list': administrators('/api/admin/users?page=0'),
  'admin.users.get': administrators(`/api/admin/users/${randomUUID()}`),
  'admin.users.addMinutes': administrators(`/api/admin/users/${randomUUID()}/minutes`, {
    body: {},
  }),
  'admin.users.setRole': administrators(`/api/admin/users/${randomUUID()}/role`, {
    method: 'PUT',
    body: {},
  }),
  'admin.users.suspend': administrators(`/api/admin/users/${randomUUID()}/suspension`, {
    method: 'PUT',
    body: {},
  }),
  'admin.users.liftSuspension': administrators(`/api/admin/users/${randomUUID()}/suspension`, {
    method: 'DELETE',
  }),
  'admin.analytics.read': administrators('/api/admin/analytics?days=0'),
  'admin.analytics.rebuild': administrators('/api/admin/analytics/rebuild', { method: 'POST' }),
  'admin.dashboard.read': administrators('/api/admin/dashboard'),
  'admin.operations.read': administrators('/api/admin/operations'),
  'admin.operations.exportNewsletter': administrators('/api/admin/newsletter/export', {
    method: 'POST',
  }),
  'account.access': users('/api/me/access'),
  'account.setCallMemory': users('/api/me/call-memory', {
    method: 'PUT',
    body: { hasCallMemoryConsent: false },
  }),
  'account.listData': users('/api/me/data/parts'),
  'account.exportData': users('/api/me/data'),
  'confirmationLink.read': everybody('/api/confirmation-link?token=none'),
  'passwordLink.read': everybody('/api/password-link?token=none'),
  'agents.list': everybody('/api/agents'),
  'agents.get': everybody('/api/agents/soline'),
  'agents.similar': everybody('/api/agents/soline/similar'),
  'agents.popular': everybody('/api/popular-agents'),
  'agents.samples': everybody('/api/sample-agents'),
  'apiKeys.list': users('/api/keys'),
  'apiKeys.create': users('/api/keys', { body: {} }),
  'apiKeys.revoke': own(({ apiKeyId }) => ({ path: `/api/keys/${apiKeyId}`, method: 'DELETE' })),
  'appointments.list': users('/api/appointments'),
  'appointments.schedule': users('/api/appointments', {
    body: {
      agentId: 'nobody',
      localTime: '2026-11-28T21:00',
      timeZone: 'Europe/Paris',
      hasMailReminder: false,
    },
  }),
  /** Not part of the contract: the download of a calendar file. */
  appointmentFile: own(({ appointmentId }) => ({ path: appointmentFilePath(appointmentId) })),
  'articles.list': everybody('/api/articles'),
  'articles.get': everybody('/api/articles/1'),
  'articles.similar': everybody('/api/articles/1/similar'),
  'calls.start': users(fixedApiPaths.startCall, { body: { assistantId: 'amivoix:nobody' } }),
  'calls.get': own(({ conversationId }) => ({ path: `/api/calls/${conversationId}` })),
  'calls.release': own(({ conversationId }) => ({
    path: `/api/calls/${conversationId}/release`,
    method: 'POST',
    body: {},
  })),
  'calls.hangUp': own(({ conversationId }) => ({
    path: `/api/calls/${conversationId}/hang-up`,
    body: {},
  })),
  'calls.checkWords': own(({ conversationId }) => ({
    path: `/api/calls/${conversationId}/words`,
    body: { text: 'Bonsoir.' },
  })),
  'calls.analyse': own(({ conversationId }) => ({
    path: fixedApiPaths.callAnalysis,
    body: { callId: conversationId, conversationId },
  })),
  'conversations.list': users('/api/conversations'),
  'conversations.get': own(({ conversationId }) => ({
    path: `/api/conversations/${conversationId}`,
  })),
  'cookieConsents.store': everybody('/api/cookie-consents', {
    body: {
      id: randomUUID(),
      preferences: { analytics: false, personalization: false, marketing: false },
      consentDate: '2026-11-22T00:00:00.000Z',
      textVersion: '2026-11-22',
    },
  }),
  'favorites.list': users('/api/favorites'),
  'favorites.change': users('/api/favorites', { method: 'PUT', body: { add: ['soline'] } }),
  'memories.list': users('/api/memories'),
  'memories.keep': own(({ memoryId }) => ({
    path: `/api/memories/${memoryId}`,
    method: 'PUT',
    body: {},
  })),
  'feedbacks.leave': own(({ conversationId }) => ({
    path: '/api/feedbacks',
    body: { conversationId, rating: 4 },
  })),
  'reports.send': own(({ conversationId }) => ({
    path: '/api/reports',
    body: {
      ...report,
      id: randomUUID(),
      subject: { kind: 'conversation', conversationId, withTranscript: true },
    },
  })),
  'hello.opening': everybody('/api/hello'),
  'hello.answer': everybody('/api/hello', { body: { said: ['Bonsoir.'] } }),
  'samples.greeting': everybody('/api/agents/soline/sample'),
  'samples.conversation': everybody('/api/sample-conversation'),
  'profile.get': users('/api/profile'),
  'profile.change': users('/api/profile', { method: 'PATCH', body: { change: {} } }),
  'wallet.read': users('/api/wallet'),
  'wallet.orders': users('/api/wallet/orders'),
  'wallet.entries': users('/api/wallet/movements'),
  'wallet.requestImmediateStart': own(({ orderId }) => ({
    path: `/api/wallet/orders/${orderId}/immediate-start`,
    method: 'POST',
    body: {},
  })),
  'payments.checkoutResult': own(({ orderId }) => ({ path: `/api/wallet/checkouts/${orderId}` })),
  'payments.cancelSubscription': users('/api/wallet/subscription/cancellation', {
    method: 'POST',
    body: {},
  }),
  'payments.resumeSubscription': users('/api/wallet/subscription/cancellation', {
    method: 'DELETE',
  }),
  'payments.openPortal': users('/api/wallet/portal', { method: 'POST', body: {} }),
  'legal.termsOfSale': everybody('/api/legal/terms-of-sale'),
  'support.help': everybody('/api/help'),
  'support.contact': everybody('/api/contact'),
  'legal.read': everybody('/api/legal/documents/privacy'),
  'cancellations.notify': everybody('/api/cancellations', {
    body: {
      id: randomUUID(),
      notice: { name: 'Noé', email: 'noe@example.test', reference: '', reason: '' },
    },
  }),
  'withdrawals.list': users('/api/withdrawals'),
  /** Not part of the contract: the download of an invoice. */
  invoice: own(({ invoiceNumber }) => ({ path: invoicePath(invoiceNumber) })),
  'withdrawals.declare': own(({ orderId }) => ({ path: '/api/withdrawals', body: { orderId } })),
  'appointments.cancel': own(({ appointmentId }) => ({
    path: `/api/appointments/${appointmentId}`,
    method: 'DELETE',
  })),
  'memories.forget': own(({ memoryId }) => ({
    path: `/api/memories/${memoryId}`,
    method: 'DELETE',
  })),
  'conversations.forgetHighlight': own(({ conversationId }) => ({
    path: `/api/conversations/${conversationId}/highlight`,
    method: 'DELETE',
  })),
  'conversations.remove': own(({ conversationId }) => ({
    path: `/api/conversations/${conversationId}`,
    method: 'DELETE',
  })),
}

function listProcedureNames(part: object, prefix = ''): string[] {
  return Object.entries(part).flatMap(([name, child]) =>
    isContractProcedure(child) ? [prefix + name] : listProcedureNames(child, `${prefix}${name}.`),
  )
}

test('every procedure of the contract has an access rule', () => {
  const ruleNames = Object.keys(rules).filter((name) => name.includes('.'))
  expect(ruleNames.toSorted()).toEqual(listProcedureNames(contract).toSorted())
})

describe('access to the API', () => {
  let harness: CheckoutHarness
  let owner: TestUser
  let otherUser: TestUser
  let administrator: TestUser
  let ownedIds: OwnedIds

  beforeAll(async () => {
    harness = await startCheckoutHarness()
    await addCompanion(harness.product)
    otherUser = await harness.product.signUp('dominique')
    administrator = await signUpAdministrator(harness.product)
    owner = await harness.replaceBuyer()
    const orderId = await harness.buy('packStandard')
    // Credits the order at once, even when its webhook event is late.
    await harness.requestCheckoutResult(orderId)
    const [order] = await harness.readOrders()
    const conversationId = await createConversation()
    ownedIds = {
      orderId,
      conversationId,
      memoryId: await createMemory(conversationId),
      appointmentId: await createAppointment(),
      apiKeyId: await createApiKey(),
      invoiceNumber: order?.documents[0]?.number ?? '',
      userId: owner.id,
    }
  })
  afterAll(() => harness?.close())

  const query = (text: string, values: unknown[] = []) => harness.product.pool.query(text, values)

  async function createConversation() {
    const id = randomUUID()
    const receipt = {
      startedAt: '2026-03-01T22:00:00.000Z',
      endedAt: '2026-03-01T22:02:30.000Z',
      ...{ wallMs: 150_000, billableMs: 150_000, pauses: [] },
      ...{ chargedMinutes: 3, balanceBefore: 8, balanceAfter: 5 },
    }
    await query(
      `insert into calls (id, user_id, agent_id, agent_name, agent_version, state, owner,
         reserved_seconds, has_memory_consent, started_at, end_reason, receipt)
       values ($1, $2, 'clara-test', 'Clara', 1, 'settled', 'test', 300, true, now(), 'hung-up', $3)`,
      [id, owner.id, receipt],
    )
    await query(
      `insert into conversations
         (id, user_id, agent_id, agent_name, duration, vapi_call_id, end_reason, receipt)
       values ($1::uuid, $2, 'clara-test', 'Clara', 150, ($1::uuid)::text, 'hung-up', $3)`,
      [id, owner.id, receipt],
    )
    const insertTurnSql = `insert into conversation_turns (call_id, position, speaker, text, heard_ms, at_ms)
       values ($1, 0, 'caller', $2, 900, 0)`
    await query(insertTurnSql, [id, secretText])
    return id
  }

  /** Runs an insert that returns the id of its row. */
  const insert = async (text: string, values: unknown[]) =>
    String((await query(text, values)).rows[0].id)

  const createMemory = (conversationId: string) =>
    insert(
      `insert into memories (user_id, agent_id, agent_name, conversation_id, statement, quote)
       values ($1, 'clara-test', 'Clara', $2, $3, $3) returning id`,
      [owner.id, conversationId, secretText],
    )
  const createAppointment = () =>
    insert(
      `insert into appointments (user_id, agent_id, starts_at, time_zone, has_mail_reminder)
       values ($1, 'clara-test', now() + interval '1 day', 'Europe/Paris', false) returning id`,
      [owner.id],
    )
  const createApiKey = () =>
    insert(
      `insert into api_keys (user_id, name, prefix, key_hash, scopes)
       values ($1, $2, 'amv_abcdef', 'hash', '{calls}') returning id`,
      [owner.id, secretText],
    )

  const createRequest = ({ request }: Rule, ids: OwnedIds) =>
    typeof request === 'function' ? request(ids) : request
  const sendRequest = (rule: Rule, ids: OwnedIds, cookie = '') => {
    const { path, ...options } = createRequest(rule, ids)
    return harness.product.request(path, { ...options, cookie })
  }
  const listRules = (isListed: (access: Rule['access']) => boolean) =>
    Object.entries(rules).filter(([, { access }]) => isListed(access))

  test('lets visitors use only public procedures', async () => {
    for (const [name, rule] of Object.entries(rules)) {
      const { status } = await sendRequest(rule, ownedIds)
      if (rule.access === 'everybody') expect(status, name).toBeLessThan(300)
      else expect(status, name).toBe(401)
    }
  })

  test('responds to other users and administrators as if the record did not exist', async () => {
    const id = randomUUID()
    const uuids = { conversationId: id, memoryId: id, appointmentId: id, apiKeyId: id, userId: id }
    const unknownIds = { ...uuids, orderId: 'cs_test_none', invoiceNumber: 'F2026-999999' }
    for (const { cookie } of [otherUser, administrator])
      for (const [name, rule] of listRules((access) => access === 'own')) {
        const { status, body } = await sendRequest(rule, ownedIds, cookie)
        const unknownResponse = await sendRequest(rule, unknownIds, cookie)
        expect([name, status, body]).toEqual([name, unknownResponse.status, unknownResponse.body])
        expect(status, name).toBeGreaterThanOrEqual(400)
      }
  })

  test('shows no data of the owner to other users, or to administrators outside the administration’s procedures', async () => {
    for (const { cookie } of [otherUser, administrator])
      for (const [name, rule] of listRules((access) => access !== 'administrators')) {
        const responseText = JSON.stringify((await sendRequest(rule, ownedIds, cookie)).body)
        for (const secret of [owner.email, owner.id, secretText])
          expect(responseText, name).not.toContain(secret)
      }
  })

  test('refuses the administration’s procedures to ordinary users before the input is validated', async () => {
    for (const [name, rule] of listRules((access) => access === 'administrators')) {
      const refusal = await sendRequest(rule, ownedIds, otherUser.cookie)
      expect([name, refusal.status, refusal.body]).toMatchObject([name, 403, { code: 'FORBIDDEN' }])
      const { status } = await sendRequest(rule, ownedIds, administrator.cookie)
      expect([401, 403], name).not.toContain(status)
    }
  })

  test('refuses a checkout for another user', async () => {
    const refusal = await harness.requestCheckout('packStandard', { user_id: owner.id }, otherUser)
    expect(refusal.status).toBeGreaterThanOrEqual(400)
    expect((await harness.requestCheckout('packStandard', {}, otherUser)).status).toBe(200)
  })

  test('accepts the requests of the owner for their own records', async () => {
    for (const [name, rule] of listRules((access) => access === 'own')) {
      const { status, body } = await sendRequest(rule, ownedIds, owner.cookie)
      expect(status, `${name} ${JSON.stringify(body)}`).toBeLessThan(300)
    }
    // Waits for the refund of the withdrawal before the server closes.
    const countDocuments = async () => (await harness.readOrders())[0]?.documents.length
    await expect.poll(countDocuments).toBe(2)
  })
})
