import { expect, test } from 'vitest'
import { createSerialQueue } from './serial-queue'

function createActionQueue(onError: (error: unknown) => void) {
  const queue = createSerialQueue<() => void>()
  queue.consume((action) => action(), onError)
  return queue
}

test('queues an item that is posted while another is being handled', () => {
  const done: string[] = []
  const queue = createActionQueue(() => {})
  queue.post(() => {
    queue.post(() => done.push('second'))
    done.push('first')
  })
  expect(done).toEqual(['first', 'second'])
})

test('reports an error and handles the next item', () => {
  const errors: unknown[] = []
  const done: string[] = []
  const queue = createActionQueue((error) => errors.push(error))
  queue.post(() => {
    queue.post(() => done.push('next'))
    throw new Error('broken')
  })
  expect(done).toEqual(['next'])
  expect(errors).toEqual([new Error('broken')])
})

test('keeps items until there is a handler', () => {
  const handledItems: number[] = []
  const queue = createSerialQueue<number>()
  queue.post(1)
  queue.post(2)
  queue.consume(
    (item) => handledItems.push(item),
    () => {},
  )
  expect(handledItems).toEqual([1, 2])
})
