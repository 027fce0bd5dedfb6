import { expect, test } from 'vitest'
import { createSettlementBatcher } from './create-settlement-batcher'
import type { Settlement, SettlementResult } from './settlement'

const createSettlement = (callId: string): Settlement => ({
  callId,
  reason: 'hung-up',
  figures: { wallMs: 0, billableMs: 0, durationMs: 0, pauses: [] },
  turns: [],
})

/** A database that answers when the test says so; a call named "broken" cannot be settled. */
function createFakeSettle() {
  const batches: string[][] = []
  let answer = () => {}
  const settleAll = (settlements: readonly Settlement[]) => {
    const ids = settlements.map(({ callId }) => callId)
    batches.push(ids)
    return new Promise<(SettlementResult | undefined)[]>((resolve, reject) => {
      const earlier = answer
      answer = () => {
        earlier()
        if (ids.includes('broken')) reject(new Error('broken'))
        else
          resolve(
            ids.map(
              (id) => ({ reason: 'hung-up', receipt: { id } }) as unknown as SettlementResult,
            ),
          )
      }
    })
  }
  return {
    batches,
    settle: createSettlementBatcher(settleAll),
    /** Settles everything requested so far, and lets the next batch be requested. */
    async answerAll() {
      const answerNow = answer
      answer = () => {}
      answerNow()
      await new Promise(setImmediate)
    },
  }
}

const createResult = (id: string) => ({ reason: 'hung-up', receipt: { id } })

test('settles a single call at once, and the calls that end during its settlement in one batch', async () => {
  const { settle, batches, answerAll } = createFakeSettle()
  const settled = ['one', 'two', 'three'].map((id) => settle(createSettlement(id)))
  expect(batches).toEqual([['one']])
  await answerAll()
  expect(batches).toEqual([['one'], ['two', 'three']])
  await answerAll()
  expect(await Promise.all(settled)).toEqual(['one', 'two', 'three'].map(createResult))
})

test('resolves after the transaction', async () => {
  const { settle, answerAll } = createFakeSettle()
  let isAnswered = false
  const settled = settle(createSettlement('one')).then(() => {
    isAnswered = true
  })
  await new Promise(setImmediate)
  expect(isAnswered).toBe(false)
  await answerAll()
  await settled
  expect(isAnswered).toBe(true)
})

test('rejects only the settlement that fails, and settles the next ones', async () => {
  const { settle, batches, answerAll } = createFakeSettle()
  const first = settle(createSettlement('one'))
  const others = ['two', 'broken', 'three'].map((id) => settle(createSettlement(id)))
  const outcomes = Promise.allSettled([first, ...others])
  for (let turn = 0; turn < 5; turn += 1) await answerAll()
  expect(batches).toEqual([['one'], ['two', 'broken', 'three'], ['two'], ['broken'], ['three']])
  expect(await outcomes).toMatchObject([
    { value: createResult('one') },
    { value: createResult('two') },
    { status: 'rejected', reason: { message: 'broken' } },
    { value: createResult('three') },
  ])
  const last = settle(createSettlement('four'))
  await answerAll()
  expect(await last).toEqual(createResult('four'))
})

test('settles at most 64 calls in a batch', async () => {
  const { settle, batches, answerAll } = createFakeSettle()
  const settled = Array.from({ length: 100 }, (_, index) => settle(createSettlement(String(index))))
  for (let turn = 0; turn < 3; turn += 1) await answerAll()
  await Promise.all(settled)
  expect(batches.map(({ length }) => length)).toEqual([1, 64, 35])
})
