import { expect, test } from 'vitest'
import { createSettlementBatcher } from './create-settlement-batcher'
import type { Settlement, SettlementResult } from './settlement'

const createSettlement = (callId: string): Settlement => ({
  callId,
  reason: 'hung-up',
  figures: { wallMs: 0, billableMs: 0, durationMs: 0, pauses: [] },
  turns: [],
})

/**
 * Creates a batcher over a fake `settleAll`, which settles only when the test calls `answerAll`,
 * and cannot settle a call named "broken".
 */
function createTestBatcher() {
  const batches: string[][] = []
  let answer = () => {}
  const settleAll = (settlements: readonly Settlement[]) => {
    const ids = settlements.map(({ callId }) => callId)
    batches.push(ids)
    return new Promise<(SettlementResult | undefined)[]>((resolve, reject) => {
      const answerEarlierBatches = answer
      answer = () => {
        answerEarlierBatches()
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

test('settles a single call immediately, and the calls that end during its settlement in one batch', async () => {
  const { settle, batches, answerAll } = createTestBatcher()
  const results = ['one', 'two', 'three'].map((id) => settle(createSettlement(id)))
  expect(batches).toEqual([['one']])
  await answerAll()
  expect(batches).toEqual([['one'], ['two', 'three']])
  await answerAll()
  expect(await Promise.all(results)).toEqual(['one', 'two', 'three'].map(createResult))
})

test('resolves a settlement only after its batch is settled', async () => {
  const { settle, answerAll } = createTestBatcher()
  let isResolved = false
  const settlement = settle(createSettlement('one')).then(() => {
    isResolved = true
  })
  await new Promise(setImmediate)
  expect(isResolved).toBe(false)
  await answerAll()
  await settlement
  expect(isResolved).toBe(true)
})

test('rejects only the settlement that fails, and settles the next ones', async () => {
  const { settle, batches, answerAll } = createTestBatcher()
  const firstResult = settle(createSettlement('one'))
  const otherResults = ['two', 'broken', 'three'].map((id) => settle(createSettlement(id)))
  const outcomes = Promise.allSettled([firstResult, ...otherResults])
  for (let batch = 0; batch < 5; batch += 1) await answerAll()
  expect(batches).toEqual([['one'], ['two', 'broken', 'three'], ['two'], ['broken'], ['three']])
  expect(await outcomes).toMatchObject([
    { value: createResult('one') },
    { value: createResult('two') },
    { status: 'rejected', reason: { message: 'broken' } },
    { value: createResult('three') },
  ])
  const lastResult = settle(createSettlement('four'))
  await answerAll()
  expect(await lastResult).toEqual(createResult('four'))
})

test('settles at most 64 calls in a batch', async () => {
  const { settle, batches, answerAll } = createTestBatcher()
  const results = Array.from({ length: 100 }, (_, index) => settle(createSettlement(String(index))))
  for (let batch = 0; batch < 3; batch += 1) await answerAll()
  await Promise.all(results)
  expect(batches.map(({ length }) => length)).toEqual([1, 64, 35])
})
