import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { LedgerReason } from '../../domain/billing/ledger'
import { type OpenDatabase, openDatabase } from '../platform/database/open-database'
import { type NewLedgerEntry, recordLedgerEntries, recordLedgerEntry } from './record-ledger-entry'

let database: OpenDatabase
beforeAll(async () => {
  database = await openDatabase({ kind: 'embedded' })
}, 60_000)
afterAll(() => database?.close())

async function createUser() {
  const id = randomUUID()
  await database.pool.query('insert into "user" (id, name, email) values ($1, $2, $3)', [
    id,
    'Camille',
    `${id}@example.test`,
  ])
  await database.pool.query('insert into user_profiles (id, username) values ($1, $2)', [
    id,
    'Camille',
  ])
  return id
}

const record = (entry: NewLedgerEntry) =>
  database.db.transaction((transaction) => recordLedgerEntry(transaction, entry))

async function readAccount(userId: string) {
  const { rows: profiles } = await database.pool.query<{ minutes_left: number }>(
    'select minutes_left from user_profiles where id = $1',
    [userId],
  )
  const { rows: entries } = await database.pool.query<{ minutes: number; balance_after: number }>(
    'select minutes, balance_after from minute_ledger where user_id = $1 order by id',
    [userId],
  )
  return { balance: profiles[0]?.minutes_left, entries }
}

const createEntry = (userId: string, minutes: number, reason: LedgerReason, reference: string) => ({
  userId,
  minutes,
  reason,
  reference: `${userId}:${reference}`,
  actor: 'system',
})

test('writes credits and debits to the ledger and the balance', async () => {
  const id = await createUser()
  await record(createEntry(id, 5, 'sign_up', 'once'))
  const callEntry = await record(createEntry(id, -2, 'call', 'evening'))
  expect(callEntry).toEqual({ minutes: -2, balanceBefore: 5, balanceAfter: 3, isNew: true })
  expect(await readAccount(id)).toEqual({
    balance: 3,
    entries: [
      { minutes: 5, balance_after: 5 },
      { minutes: -2, balance_after: 3 },
    ],
  })
})

test('stops a debit at zero and returns the minutes that were deducted', async () => {
  const id = await createUser()
  await record(createEntry(id, 3, 'purchase', 'pack'))
  const debit = await record(createEntry(id, -10, 'call', 'long'))
  expect(debit).toMatchObject({ minutes: -3, balanceAfter: 0 })
})

test('changes nothing on a replay and returns the values of the first entry', async () => {
  const id = await createUser()
  const firstEntry = await record(createEntry(id, 17, 'purchase', 'pack'))
  await record(createEntry(id, -4, 'call', 'one'))
  expect(await record(createEntry(id, 17, 'purchase', 'pack'))).toEqual({
    ...firstEntry,
    isNew: false,
  })
  expect((await readAccount(id)).balance).toBe(13)
})

test('stores nothing when the transaction is rolled back', async () => {
  const id = await createUser()
  const failedTransaction = database.db.transaction(async (transaction) => {
    await recordLedgerEntry(transaction, createEntry(id, 5, 'sign_up', 'once'))
    throw new Error('the rest failed')
  })
  await expect(failedTransaction).rejects.toThrow('the rest failed')
  expect(await readAccount(id)).toEqual({ balance: 0, entries: [] })
})

test('throws for an account without a profile', async () => {
  await expect(record(createEntry(randomUUID(), 5, 'sign_up', 'once'))).rejects.toThrow('profile')
})

const recordAll = (entries: NewLedgerEntry[]) =>
  database.db.transaction((transaction) => recordLedgerEntries(transaction, entries))

test('returns the results of a batch in order, the same as for single entries', async () => {
  const richUserId = await createUser()
  const poorUserId = await createUser()
  const repeatedUserId = await createUser()
  await record(createEntry(richUserId, 30, 'purchase', 'pack'))
  await record(createEntry(poorUserId, 2, 'purchase', 'pack'))
  const firstEntry = await record(createEntry(repeatedUserId, 9, 'purchase', 'pack'))
  expect(
    await recordAll([
      createEntry(richUserId, -4, 'call', 'one'),
      createEntry(repeatedUserId, 9, 'purchase', 'pack'),
      createEntry(poorUserId, -4, 'call', 'one'),
    ]),
  ).toEqual([
    { minutes: -4, balanceBefore: 30, balanceAfter: 26, isNew: true },
    { ...firstEntry, isNew: false },
    { minutes: -2, balanceBefore: 2, balanceAfter: 0, isNew: true },
  ])
  const balances = await Promise.all([richUserId, repeatedUserId, poorUserId].map(readAccount))
  expect(balances.map(({ balance }) => balance)).toEqual([26, 9, 0])
  expect(await recordAll([])).toEqual([])
})

test('throws for a batch that changes one balance twice', async () => {
  const id = await createUser()
  const conflictingEntries = [
    createEntry(id, 3, 'purchase', 'one'),
    createEntry(id, 4, 'purchase', 'two'),
  ]
  await expect(recordAll(conflictingEntries)).rejects.toThrow('twice')
  expect(await readAccount(id)).toEqual({ balance: 0, entries: [] })
})

const arbitraryEntry = fc.record({
  minutes: fc.integer({ min: -40, max: 40 }),
  reason: fc.constantFrom<LedgerReason>('purchase', 'call', 'refund', 'admin_grant'),
  // Only a few references, so that replays happen.
  reference: fc.constantFrom('a', 'b', 'c', 'd', 'e'),
})

test('keeps the balance equal to the sum of entries that are recorded concurrently', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(arbitraryEntry, { maxLength: 14 }), async (newEntries) => {
      const id = await createUser()
      const recordedEntries = await Promise.all(
        newEntries.map(({ minutes, reason, reference }) =>
          record(createEntry(id, minutes, reason, reference)),
        ),
      )
      const { balance, entries } = await readAccount(id)
      expect(entries.reduce((sum, { minutes }) => sum + minutes, 0)).toBe(balance)
      expect(balance).toBeGreaterThanOrEqual(0)
      expect(entries.filter(({ balance_after }) => balance_after < 0)).toEqual([])
      let sum = 0
      for (const entry of entries) {
        sum += entry.minutes
        expect(entry.balance_after).toBe(sum)
      }
      const uniqueCauses = new Set(
        newEntries.map(({ reason, reference }) => `${reason} ${reference}`),
      )
      expect(entries).toHaveLength(uniqueCauses.size)
      expect(recordedEntries.filter(({ isNew }) => isNew)).toHaveLength(uniqueCauses.size)
    }),
    { numRuns: 25 },
  )
}, 60_000)
