import { expect, test } from 'vitest'
import { createAgentClient, createDraft } from '../../support/admin/agent-client'
import { signUpAdministrator } from '../../support/admin/sign-up-administrator'
import {
  completeCall,
  createFastVoice,
  requestCall,
  reserveCall,
} from '../../support/calls/call-client'
import { setUpProduct } from '../../support/product/set-up-product'
import type { TestProduct, TestUser } from '../../support/product/start-product'

let product: TestProduct
let camille: TestUser
setUpProduct(
  (started) => {
    ;({ product, camille } = started)
  },
  { voice: createFastVoice() },
)

const assistantId = 'amivoix:tried'
const query = async (text: string, values: unknown[]) =>
  (await product.pool.query(text, values)).rows

test('a test call by an administrator is free, marked as a test, and excluded from statistics', async () => {
  const administrator = await signUpAdministrator(product)
  const client = createAgentClient(product, administrator)
  await client.create(createDraft(product, { id: 'tried', isPublished: false }))
  await query('update user_profiles set minutes_left = 0 where id = $1', [administrator.id])

  const reservation = await reserveCall(product, administrator, { assistantId, isTest: true })
  expect(reservation.maxDurationSeconds).toBe(300)
  await product.request(`/api/calls/${reservation.id}/release`, {
    cookie: administrator.cookie,
    body: {},
  })
  const callId = await completeCall(product, administrator, { assistantId, isTest: true })

  const [call] = await query(
    'select is_test, state, billable_ms, receipt from calls where id = $1',
    [callId],
  )
  expect(call).toMatchObject({ is_test: true, state: 'settled', billable_ms: 0 })
  expect(call?.receipt).toMatchObject({ chargedMinutes: 0, balanceBefore: 0, balanceAfter: 0 })
  expect(call?.receipt.pauses.map(({ reason }: { reason: string }) => reason)).toContain('test')
  expect(await query('select id from conversations where id = $1', [callId])).toEqual([])
  expect(await query('select agent_id from agent_figures where agent_id = $1', ['tried'])).toEqual(
    [],
  )
  const rating = await product.request('/api/feedbacks', {
    cookie: administrator.cookie,
    body: { conversationId: callId, rating: 5 },
  })
  expect(rating.status).toBeGreaterThanOrEqual(400)
})

test('only administrators may make a test call, or call a companion that is not published', async () => {
  const refusal = await requestCall(product, camille.cookie, { assistantId, isTest: true })
  expect([refusal.status, refusal.body]).toMatchObject([403, { code: 'FORBIDDEN' }])
  const unpublishedResponse = await requestCall(product, camille.cookie, { assistantId })
  expect([unpublishedResponse.status, unpublishedResponse.body]).toMatchObject([
    404,
    { code: 'AGENT_NOT_FOUND' },
  ])
})
