import { expect, test } from 'vitest'
import { createKeyedMutex } from './create-keyed-mutex'

test('runs tasks with the same key in sequence, and tasks with other keys at the same time', async () => {
  const runExclusively = createKeyedMutex()
  const order: string[] = []
  let finishFirst = () => {}
  const firstMayFinish = new Promise<void>((resolve) => {
    finishFirst = resolve
  })
  const firstTask = runExclusively('camille', async () => {
    await firstMayFinish
    order.push('first')
  })
  const secondTask = runExclusively('camille', async () => order.push('second'))
  await runExclusively('lea', async () => order.push('other'))
  finishFirst()
  await Promise.all([firstTask, secondTask])
  expect(order).toEqual(['other', 'first', 'second'])
})

test('rejects a task that fails, and runs the next one', async () => {
  const runExclusively = createKeyedMutex()
  const failingTask = runExclusively('camille', async () => {
    throw new Error('No')
  })
  const nextTask = runExclusively('camille', async () => 'yes')
  await expect(failingTask).rejects.toThrow('No')
  expect(await nextTask).toBe('yes')
})
