import { beforeAll, describe, expect, test } from 'vitest'
import type { ApiKey } from '../../../contract/account/api-keys'
import { createCallRepository } from '../../../server/features/calls/call-repository'
import { requestCall } from '../../../server/features/calls/request-call'
import { addCompanion, claraAssistantId } from '../../support/calls/call-client'
import { setUpProduct } from '../../support/product/set-up-product'
import type { TestProduct, TestUser } from '../../support/product/start-product'

let product: TestProduct
let camille: TestUser
setUpProduct((started) => {
  ;({ product, camille } = started)
})

const draft = { name: 'Enceinte du salon', scopes: ['calls'], hasConfirmedUse: true }
const createKey = (user: TestUser, change: object = {}) =>
  product.request('/api/keys', { body: { ...draft, ...change }, cookie: user.cookie })
const listKeys = async ({ cookie }: TestUser) =>
  (await product.request('/api/keys', { cookie })).body as ApiKey[]
const revokeKey = ({ cookie }: TestUser, id: string) =>
  product.request(`/api/keys/${id}`, { method: 'DELETE', cookie })

/** Adds a call that has cost three minutes. */
const addSettledCall = (userId: string, keyId: string, age = '0 days') =>
  product.pool.query(
    `insert into calls (id, user_id, agent_id, agent_name, agent_version, state, owner,
       reserved_seconds, has_memory_consent, api_key_id, created_at, receipt)
     values (gen_random_uuid(), $1, 'clara', 'Clara', 1, 'settled', 'test', 60, false, $2,
       now() - $3::interval, json_build_object('chargedMinutes', 3))`,
    [userId, keyId, age],
  )

describe('an API key', () => {
  test('is shown once, and only its hash is stored', async () => {
    const creation = await createKey(camille, { monthlyMinutes: 30 })
    expect(creation.status).toBe(201)
    expect(creation.headers.get('cache-control')).toBe('no-store')
    const { key, ...keyDetails } = creation.body as ApiKey & { key: string }
    expect(key).toMatch(/^amv_[\w-]{43}$/)
    expect(keyDetails).toMatchObject({
      prefix: key.slice(0, 10),
      name: draft.name,
      monthlyMinutes: 30,
      minutesThisMonth: 0,
      lastUsedAt: null,
    })
    expect(await listKeys(camille)).toEqual([keyDetails])
    const { rows } = await product.pool.query('select * from api_keys where id = $1', [
      keyDetails.id,
    ])
    expect(JSON.stringify(rows)).not.toContain(key)
    const [mail] = await product.listMailsTo(camille.email)
    expect(mail?.text).toContain(keyDetails.prefix)
    expect(mail?.text).not.toContain(key)
  })

  test('is no longer listed once it is revoked, and can be revoked again without effect', async () => {
    const { id } = (await createKey(camille)).body as ApiKey
    const readRevokedAt = async () =>
      (await product.pool.query('select revoked_at from api_keys where id = $1', [id])).rows
    expect((await revokeKey(camille, id)).status).toBe(200)
    expect((await listKeys(camille)).map((key) => key.id)).not.toContain(id)
    const revokedAt = await readRevokedAt()
    expect((await revokeKey(camille, id)).status).toBe(200)
    expect(await readRevokedAt()).toEqual(revokedAt)
  })

  test('cannot be revoked by somebody else', async () => {
    const { id } = (await createKey(camille)).body as ApiKey
    const stranger = await product.signUp('inconnue')
    expect((await revokeKey(stranger, id)).status).toBe(404)
    expect((await listKeys(camille)).map((key) => key.id)).toContain(id)
  })

  test('shows how many minutes its calls have cost this month', async () => {
    const { id } = (await createKey(camille)).body as ApiKey
    for (const age of ['0 days', '0 days', '32 days']) await addSettledCall(camille.id, id, age)
    expect((await listKeys(camille)).find((key) => key.id === id)).toMatchObject({
      minutesThisMonth: 6,
    })
  })
})

test('does not reserve minutes that another call of the same key has just used', async () => {
  await addCompanion(product)
  const { id: keyId } = (await createKey(camille, { monthlyMinutes: 5 })).body as ApiKey
  const calls = createCallRepository(product.database, {
    read: async () => false,
    async store() {},
  })
  let readCount = 0
  const deps = {
    calls: {
      ...calls,
      /** Simulates another call that ends after the first read. */
      async readKeyMinutesLeft(id: string) {
        const minutesLeft = await calls.readKeyMinutesLeft(id)
        readCount += 1
        if (readCount === 1) await addSettledCall(camille.id, id)
        return minutesLeft
      },
    },
    owner: 'test',
    publicUrl: new URL(product.origin),
    maxLiveCalls: 1_000,
    canServePublicCalls: true,
    hostedVoiceRecipient: null,
    consumeStartLimit: async () => {},
    isStopping: () => false,
    endOtherCall: async () => {},
  }
  const startCall = () =>
    requestCall(
      deps,
      { id: camille.id, isAdministrator: false },
      { assistantId: claraAssistantId, apiKeyId: keyId, isVoiceAvailable: true },
    )
  const { id: callId, maxDurationSeconds } = await startCall()
  expect(maxDurationSeconds).toBe(2 * 60)
  await calls.release(callId, camille.id)
  await addSettledCall(camille.id, keyId)
  await expect(startCall()).rejects.toMatchObject({ code: 'API_KEY_LIMIT_REACHED' })
})

test.each([
  ['without a name', { name: ' ' }],
  ['without the calls scope', { scopes: ['memory'] }],
  ['with an unknown scope', { scopes: ['calls', 'admin'] }],
  ['with a limit of zero minutes', { monthlyMinutes: 0 }],
  ['without the confirmation', { hasConfirmedUse: false }],
])('refuses a key %s', async (_case, change) => {
  expect(await createKey(camille, change)).toMatchObject({
    status: 400,
    body: { code: 'INPUT_INVALID' },
  })
})

describe('a user', () => {
  let lea: TestUser
  beforeAll(async () => {
    lea = await product.signUp('lea')
  })

  test('has at most ten keys, even after simultaneous requests', async () => {
    const responses = await Promise.all(Array.from({ length: 12 }, () => createKey(lea)))
    expect(responses.filter(({ status }) => status === 201)).toHaveLength(10)
    const refusals = responses.filter(({ status }) => status !== 201)
    for (const { status, body } of refusals)
      expect([status, body]).toMatchObject([409, { code: 'API_KEYS_FULL' }])
    expect(await listKeys(lea)).toHaveLength(10)
  })

  test('may request at most twenty keys an hour', async () => {
    const [first] = await listKeys(lea)
    await revokeKey(lea, first?.id ?? '')
    const statuses: number[] = []
    for (let count = 0; count < 9; count += 1) statuses.push((await createKey(lea)).status)
    expect(statuses).toEqual([201, 409, 409, 409, 409, 409, 409, 409, 429])
  })
})
