import { expect, test } from 'vitest'
import { createSettleTogether } from './settle-together'
import type { Settled, Settlement } from './settlement'

const ending = (callId: string): Settlement => ({
  callId,
  reason: 'hung-up',
  figures: { wallMs: 0, billableMs: 0, durationMs: 0, pauses: [] },
  turns: [],
})

/** A database that answers when it is told to; a call named « broken » cannot be settled. */
function createFake() {
  const groups: string[][] = []
  let answer = () => {}
  const settleAll = (settlements: readonly Settlement[]) => {
    const ids = settlements.map(({ callId }) => callId)
    groups.push(ids)
    return new Promise<(Settled | undefined)[]>((resolve, reject) => {
      const earlier = answer
      answer = () => {
        earlier()
        if (ids.includes('broken')) reject(new Error('broken'))
        else
          resolve(ids.map((id) => ({ reason: 'hung-up', receipt: { id } }) as unknown as Settled))
      }
    })
  }
  return {
    groups,
    settle: createSettleTogether(settleAll),
    /** Lets everything through that was asked until now, and what follows from it be asked. */
    async answerAll() {
      const answerNow = answer
      answer = () => {}
      answerNow()
      await new Promise(setImmediate)
    },
  }
}

const receiptOf = (id: string) => ({ reason: 'hung-up', receipt: { id } })

test('a call that ends alone is settled at once; what ends meanwhile shares the next transaction', async () => {
  const { settle, groups, answerAll } = createFake()
  const settled = ['one', 'two', 'three'].map((id) => settle(ending(id)))
  expect(groups).toEqual([['one']])
  await answerAll()
  expect(groups).toEqual([['one'], ['two', 'three']])
  await answerAll()
  expect(await Promise.all(settled)).toEqual(['one', 'two', 'three'].map(receiptOf))
})

test('nobody is answered before the transaction is', async () => {
  const { settle, answerAll } = createFake()
  let isAnswered = false
  const settled = settle(ending('one')).then(() => {
    isAnswered = true
  })
  await new Promise(setImmediate)
  expect(isAnswered).toBe(false)
  await answerAll()
  await settled
  expect(isAnswered).toBe(true)
})

test('one that cannot be settled fails alone, and the next are settled after it', async () => {
  const { settle, groups, answerAll } = createFake()
  const first = settle(ending('one'))
  const others = ['two', 'broken', 'three'].map((id) => settle(ending(id)))
  const outcomes = Promise.allSettled([first, ...others])
  for (let turn = 0; turn < 5; turn += 1) await answerAll()
  expect(groups).toEqual([['one'], ['two', 'broken', 'three'], ['two'], ['broken'], ['three']])
  expect(await outcomes).toMatchObject([
    { value: receiptOf('one') },
    { value: receiptOf('two') },
    { status: 'rejected', reason: { message: 'broken' } },
    { value: receiptOf('three') },
  ])
  const last = settle(ending('four'))
  await answerAll()
  expect(await last).toEqual(receiptOf('four'))
})

test('a group is no larger than 64', async () => {
  const { settle, groups, answerAll } = createFake()
  const settled = Array.from({ length: 100 }, (_, index) => settle(ending(String(index))))
  for (let turn = 0; turn < 3; turn += 1) await answerAll()
  await Promise.all(settled)
  expect(groups.map(({ length }) => length)).toEqual([1, 64, 35])
})
