import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { LedgerReason } from '../../domain/billing/ledger'
import { type OpenDatabase, openDatabase } from '../platform/database/open-database'
import { type Movement, moveMinutes, moveMinutesOfSeveral } from './move-minutes'

let database: OpenDatabase
beforeAll(async () => {
  database = await openDatabase({ kind: 'embedded' })
}, 60_000)
afterAll(() => database?.close())

async function createPerson() {
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

const move = (movement: Movement) =>
  database.db.transaction((transaction) => moveMinutes(transaction, movement))

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

const movement = (userId: string, minutes: number, reason: LedgerReason, reference: string) => ({
  userId,
  minutes,
  reason,
  reference: `${userId}:${reference}`,
  actor: 'system',
})

test('a credit and a debit change the balance and are written down', async () => {
  const id = await createPerson()
  await move(movement(id, 5, 'sign_up', 'once'))
  const call = await move(movement(id, -2, 'call', 'evening'))
  expect(call).toEqual({ minutes: -2, balanceBefore: 5, balanceAfter: 3, isNew: true })
  expect(await readAccount(id)).toEqual({
    balance: 3,
    entries: [
      { minutes: 5, balance_after: 5 },
      { minutes: -2, balance_after: 3 },
    ],
  })
})

test('a debit stops at zero and says what it really took', async () => {
  const id = await createPerson()
  await move(movement(id, 3, 'purchase', 'pack'))
  const taken = await move(movement(id, -10, 'call', 'long'))
  expect(taken).toMatchObject({ minutes: -3, balanceAfter: 0 })
})

test('a replay changes nothing and gives the figures of the first time', async () => {
  const id = await createPerson()
  const first = await move(movement(id, 17, 'purchase', 'pack'))
  await move(movement(id, -4, 'call', 'one'))
  expect(await move(movement(id, 17, 'purchase', 'pack'))).toEqual({ ...first, isNew: false })
  expect((await readAccount(id)).balance).toBe(13)
})

test('what is rolled back has never moved', async () => {
  const id = await createPerson()
  const attempt = database.db.transaction(async (transaction) => {
    await moveMinutes(transaction, movement(id, 5, 'sign_up', 'once'))
    throw new Error('the rest failed')
  })
  await expect(attempt).rejects.toThrow('the rest failed')
  expect(await readAccount(id)).toEqual({ balance: 0, entries: [] })
})

test('an account without a profile has no balance to move', async () => {
  await expect(move(movement(randomUUID(), 5, 'sign_up', 'once'))).rejects.toThrow('profile')
})

const moveAll = (movements: Movement[]) =>
  database.db.transaction((transaction) => moveMinutesOfSeveral(transaction, movements))

test('several people’s movements are answered in their order, each as if it were alone', async () => {
  const rich = await createPerson()
  const poor = await createPerson()
  const known = await createPerson()
  await move(movement(rich, 30, 'purchase', 'pack'))
  await move(movement(poor, 2, 'purchase', 'pack'))
  const first = await move(movement(known, 9, 'purchase', 'pack'))
  expect(
    await moveAll([
      movement(rich, -4, 'call', 'one'),
      movement(known, 9, 'purchase', 'pack'),
      movement(poor, -4, 'call', 'one'),
    ]),
  ).toEqual([
    { minutes: -4, balanceBefore: 30, balanceAfter: 26, isNew: true },
    { ...first, isNew: false },
    { minutes: -2, balanceBefore: 2, balanceAfter: 0, isNew: true },
  ])
  const balances = await Promise.all([rich, known, poor].map(readAccount))
  expect(balances.map(({ balance }) => balance)).toEqual([26, 9, 0])
  expect(await moveAll([])).toEqual([])
})

test('one person’s balance is not moved twice at once', async () => {
  const id = await createPerson()
  const twice = [movement(id, 3, 'purchase', 'one'), movement(id, 4, 'purchase', 'two')]
  await expect(moveAll(twice)).rejects.toThrow('twice')
  expect(await readAccount(id)).toEqual({ balance: 0, entries: [] })
})

const anyMovement = fc.record({
  minutes: fc.integer({ min: -40, max: 40 }),
  reason: fc.constantFrom<LedgerReason>('purchase', 'call', 'refund', 'admin_grant'),
  // Few references, so that replays happen.
  reference: fc.constantFrom('a', 'b', 'c', 'd', 'e'),
})

test('whatever moves in whatever order, the ledger explains the balance', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyMovement, { maxLength: 14 }), async (movements) => {
      const id = await createPerson()
      const done = await Promise.all(
        movements.map(({ minutes, reason, reference }) =>
          move(movement(id, minutes, reason, reference)),
        ),
      )
      const { balance, entries } = await readAccount(id)
      expect(entries.reduce((sum, { minutes }) => sum + minutes, 0)).toBe(balance)
      expect(balance).toBeGreaterThanOrEqual(0)
      expect(entries.filter(({ balance_after }) => balance_after < 0)).toEqual([])
      let running = 0
      for (const entry of entries) {
        running += entry.minutes
        expect(entry.balance_after).toBe(running)
      }
      const kinds = new Set(movements.map(({ reason, reference }) => `${reason} ${reference}`))
      expect(entries).toHaveLength(kinds.size)
      expect(done.filter(({ isNew }) => isNew)).toHaveLength(kinds.size)
    }),
    { numRuns: 25 },
  )
}, 60_000)
