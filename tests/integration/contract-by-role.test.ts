import { randomUUID } from 'node:crypto'
import { isContractProcedure } from '@orpc/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { contract } from '../../contract/contract'
import { fixedApiPaths, invoicePath } from '../../contract/paths'
import { addCompanion } from '../support/calls/call-client'
import { engines, type Member } from '../support/product/start-product'
import { startTill, type Till } from '../support/billing/checkout-harness'

/** What is somebody's own, by its name. */
type Owned = { orderId: string; conversationId: string; invoiceNumber: string; userId: string }

type Ask = { path: string; method?: string; body?: unknown }

type Rule = {
  /** « own »: for members, each about what is theirs; another's is answered as what never was. */
  reach: 'everybody' | 'members' | 'own'
  ask: Ask | ((owned: Owned) => Ask)
}

const statement = 'Ce que seule Camille a dit'

const everybody = (path: string, rest: Partial<Ask> = {}): Rule => ({
  reach: 'everybody',
  ask: { path, ...rest },
})
const members = (path: string, rest: Partial<Ask> = {}): Rule => ({
  reach: 'members',
  ask: { path, ...rest },
})
const own = (ask: (owned: Owned) => Ask): Rule => ({ reach: 'own', ask })

const report = { reason: 'hateful', comment: 'Des mots durs.' }

/** Who may ask what; the owner asks in this order, and deletes last. */
const rules: Record<string, Rule> = {
  'me.get': everybody('/api/me'),
  'account.access': members('/api/me/access'),
  'account.setCallMemory': members('/api/me/call-memory', {
    method: 'PUT',
    body: { isGranted: false },
  }),
  'passwordLink.read': everybody('/api/password-link?token=none'),
  'agents.list': everybody('/api/agents'),
  'agents.get': everybody('/api/agents/soline'),
  'agents.similar': everybody('/api/agents/soline/similar'),
  'agents.popular': everybody('/api/popular-agents'),
  'agents.samples': everybody('/api/sample-agents'),
  'calls.start': members(fixedApiPaths.startCall, { body: { assistantId: 'amivoix:nobody' } }),
  'calls.get': own(({ conversationId }) => ({ path: `/api/calls/${conversationId}` })),
  'calls.release': own(({ conversationId }) => ({
    path: `/api/calls/${conversationId}/release`,
    method: 'POST',
    body: {},
  })),
  'calls.analyse': own(({ conversationId }) => ({
    path: fixedApiPaths.callAnalysis,
    body: { callId: conversationId, conversationId },
  })),
  'conversations.list': members('/api/conversations'),
  'conversations.get': own(({ conversationId }) => ({
    path: `/api/conversations/${conversationId}`,
  })),
  'cookieConsents.keep': everybody('/api/cookie-consents', {
    body: {
      id: randomUUID(),
      preferences: { analytics: false, personalization: false, marketing: false },
      consentDate: '2026-11-22T00:00:00.000Z',
      textVersion: '2026-11-22',
    },
  }),
  'favorites.list': members('/api/favorites'),
  'favorites.change': members('/api/favorites', { method: 'PUT', body: { add: ['soline'] } }),
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
  'samples.greeting': everybody('/api/agents/soline/sample'),
  'samples.conversation': everybody('/api/sample-conversation'),
  'profile.get': members('/api/profile'),
  'profile.change': members('/api/profile', { method: 'PATCH', body: { change: {} } }),
  'wallet.read': members('/api/wallet'),
  'wallet.orders': members('/api/wallet/orders'),
  'wallet.movements': members('/api/wallet/movements'),
  'payments.checkoutResult': own(({ orderId }) => ({ path: `/api/wallet/checkouts/${orderId}` })),
  'payments.cancelSubscription': members('/api/wallet/subscription/cancellation', {
    method: 'POST',
    body: {},
  }),
  'payments.resumeSubscription': members('/api/wallet/subscription/cancellation', {
    method: 'DELETE',
  }),
  'payments.openPortal': members('/api/wallet/portal', { method: 'POST', body: {} }),
  'legal.termsOfSale': everybody('/api/legal/terms-of-sale'),
  'cancellations.notify': everybody('/api/cancellations', {
    body: {
      id: randomUUID(),
      notice: { name: 'Noé', email: 'noe@example.test', reference: '', reason: '' },
    },
  }),
  'withdrawals.list': members('/api/withdrawals'),
  /** Beside the contract: a file, and the one address that a payment begins at. */
  invoice: own(({ invoiceNumber }) => ({ path: invoicePath(invoiceNumber) })),
  'withdrawals.declare': own(({ orderId }) => ({ path: '/api/withdrawals', body: { orderId } })),
  'conversations.remove': own(({ conversationId }) => ({
    path: `/api/conversations/${conversationId}`,
    method: 'DELETE',
  })),
}

function namesOf(part: object, prefix = ''): string[] {
  return Object.entries(part).flatMap(([name, child]) =>
    isContractProcedure(child) ? [prefix + name] : namesOf(child, `${prefix}${name}.`),
  )
}

test('every procedure of the contract has its rule here', () => {
  const known = Object.keys(rules).filter((name) => name.includes('.'))
  expect(known.toSorted()).toEqual(namesOf(contract).toSorted())
})

describe.each(engines)('the contract, on %s', (engine) => {
  let till: Till
  let owner: Member
  let other: Member
  let administrator: Member
  let owned: Owned

  beforeAll(async () => {
    till = await startTill(engine)
    await addCompanion(till.product)
    other = await till.product.signUp('dominique')
    administrator = await till.product.signUp('administratrice')
    await query(`update user_profiles set role = 'admin' where id = $1`, [administrator.id])
    owner = await till.newcomer()
    const orderId = await till.buy('packStandard')
    // Credits it at once, also when its notice is late.
    await till.readResult(orderId)
    const [order] = await till.readOrders()
    owned = {
      orderId,
      conversationId: await rememberCall(),
      invoiceNumber: order?.documents[0]?.number ?? '',
      userId: owner.id,
    }
  })
  afterAll(() => till?.close())

  const query = (text: string, values: unknown[] = []) => till.product.pool.query(text, values)

  async function rememberCall() {
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
    await query(
      `insert into conversation_turns (call_id, position, speaker, text, heard_ms, at_ms)
       values ($1, 0, 'caller', $2, 900, 0)`,
      [id, statement],
    )
    return id
  }

  const askFor = ({ ask }: Rule, of: Owned) => (typeof ask === 'function' ? ask(of) : ask)
  const ask = async (rule: Rule, of: Owned, cookie?: string) => {
    const { path, ...rest } = askFor(rule, of)
    return till.product.request(path, { ...rest, ...(cookie && { cookie }) })
  }
  const named = (wanted: (reach: Rule['reach']) => boolean) =>
    Object.entries(rules).filter(([, { reach }]) => wanted(reach))

  test('nobody but a member is answered, save where everybody is', async () => {
    for (const [name, rule] of Object.entries(rules)) {
      const { status } = await ask(rule, owned)
      if (rule.reach === 'everybody') expect(status, name).toBeLessThan(300)
      else expect(status, name).toBe(401)
    }
  })

  test('what is another’s is answered as what never was, to an administrator as well', async () => {
    const nothing = {
      orderId: 'cs_test_none',
      conversationId: randomUUID(),
      invoiceNumber: 'F2026-999999',
      userId: randomUUID(),
    }
    for (const { cookie } of [other, administrator])
      for (const [name, rule] of named((reach) => reach === 'own')) {
        const refused = await ask(rule, owned, cookie)
        const unknown = await ask(rule, nothing, cookie)
        expect([name, refused.status, refused.body]).toEqual([name, unknown.status, unknown.body])
        expect(refused.status, name).toBeGreaterThanOrEqual(400)
      }
  })

  test('nobody reads a word of another’s', async () => {
    for (const { cookie } of [other, administrator])
      for (const [name, rule] of Object.entries(rules)) {
        const words = JSON.stringify((await ask(rule, owned, cookie)).body)
        for (const secret of [owner.email, owner.id, statement])
          expect(words, name).not.toContain(secret)
      }
  })

  test('nobody buys for another', async () => {
    const paid = await till.order('packStandard', { user_id: owner.id }, other)
    expect(paid.status).toBeGreaterThanOrEqual(400)
    expect((await till.order('packStandard', {}, other)).status).toBe(200)
  })

  test('who owns it is answered', async () => {
    for (const [name, rule] of named((reach) => reach === 'own')) {
      const { status, body } = await ask(rule, owned, owner.cookie)
      expect(status, `${name} ${JSON.stringify(body)}`).toBeLessThan(300)
    }
    // What she has left is given back before the product closes.
    const documents = async () => (await till.readOrders())[0]?.documents.length
    await expect.poll(documents, { timeout: 15_000 }).toBe(2)
  })
})
