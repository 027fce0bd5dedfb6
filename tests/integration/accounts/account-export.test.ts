import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { exportAccount } from '../../../server/features/accounts/export/export-account'
import {
  personalDataTables,
  tablesNotExported,
} from '../../../server/features/accounts/export/personal-data'
import { addCompanion, completeCall, createFastVoice } from '../../support/calls/call-client'
import { startProduct, type TestProduct } from '../../support/product/start-product'

describe('exporting the data of a user', () => {
  let product: TestProduct
  beforeAll(async () => {
    product = await startProduct({ voice: createFastVoice() })
    await addCompanion(product)
  })
  afterAll(() => product?.close())

  async function listNames(text: string) {
    const { rows } = await product.pool.query<{ name: string }>(text)
    return rows.map(({ name }) => name)
  }

  test('lists every table as either exported or not exported', async () => {
    const tables = await listNames(
      `select table_name as name from information_schema.tables
       where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`,
    )
    const listedTables = [
      ...personalDataTables.map(({ table }) => table),
      ...Object.keys(tablesNotExported),
    ]
    expect(listedTables.sort()).toEqual(tables.sort())
  })

  test('exports every table that refers to a user', async () => {
    const personalTables = await listNames(
      `with recursive reachable as (
         select '"user"'::regclass::oid as oid
         union select c.conrelid from pg_constraint c join reachable r on r.oid = c.confrelid
         where c.contype = 'f')
       select relname as name from pg_class join reachable using (oid)
       union select table_name from information_schema.columns
       where table_schema = 'public' and table_name <> 'stripe_user_orders' -- a view of exported tables
         and column_name in ('user_id', 'email', 'customer_id', 'order_id', 'answer_email')`,
    )
    const exportedTables = personalDataTables.map(({ table }) => table)
    expect(personalTables.filter((table) => !exportedTables.includes(table))).toEqual([])
  })

  test('returns all data of a user with the purpose of each part, and no secrets', async () => {
    const otherUser = await product.signUp('voisine')
    const user = await product.signUp('camille')
    for (const { cookie } of [otherUser, user])
      await product.request('/api/newsletter/subscriptions', {
        body: { email: cookie === user.cookie ? user.email : otherUser.email },
      })
    const conversationId = await completeCall(product, user, { memoryConsent: true })
    await product.request('/api/feedbacks', {
      body: { conversationId, rating: 5, comment: 'Merci' },
      cookie: user.cookie,
    })
    const exportedAccount = await exportAccount(product.database, user.id, new Date(0))
    const findRows = (table: string) =>
      exportedAccount?.parts.find((part) => part.table === table)?.rows ?? []
    expect(findRows('user')).toMatchObject([{ email: user.email }])
    expect(findRows('feedbacks')).toMatchObject([{ comment: 'Merci' }])
    expect(findRows('conversations')).toMatchObject([{ id: conversationId }])
    expect(findRows('conversation_turns').length).toBeGreaterThan(0)
    expect(findRows('newsletter_subscriptions')).toHaveLength(1)
    expect(findRows('minute_ledger').map(({ reason }) => reason)).toContain('sign_up')
    expect(
      exportedAccount?.parts.every(({ title, reason }) => title !== '' && reason.length > 20),
    ).toBe(true)
    const text = JSON.stringify(exportedAccount)
    expect(text).not.toContain('$argon2')
    expect(text).not.toMatch(/"(password|token|\w+_token|\w+_hash)":/)
    expect(text).not.toContain(otherUser.id)
    expect(text).not.toContain(otherUser.email)
  })

  test('gives a signed-in user a copy, at most five times an hour', async () => {
    const user = await product.signUp('agathe')
    const requestExport = () => product.request('/api/me/data', { cookie: user.cookie })
    const firstResponse = await requestExport()
    expect(firstResponse.status).toBe(200)
    expect(firstResponse.body).toMatchObject({ email: user.email })
    const partsResponse = await product.request('/api/me/data/parts', { cookie: user.cookie })
    expect(partsResponse.body).toHaveLength(personalDataTables.length)
    const otherResponses = await Promise.all([
      requestExport(),
      requestExport(),
      requestExport(),
      requestExport(),
    ])
    expect(otherResponses.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    const refusal = await requestExport()
    expect(refusal.status).toBe(429)
    expect(refusal.body).toMatchObject({ code: 'RATE_LIMITED' })
  })

  test('returns nothing for an account that does not exist', async () => {
    const unknownUserId = '00000000-0000-4000-8000-000000000000'
    expect(await exportAccount(product.database, unknownUserId, new Date(0))).toBeUndefined()
  })
})
