import { expect, test } from 'vitest'
import { createTurns } from './create-turns'

test('the same key waits for its turn, another does not', async () => {
  const takeTurn = createTurns()
  const order: string[] = []
  let open = () => {}
  const door = new Promise<void>((resolve) => {
    open = resolve
  })
  const first = takeTurn('camille', async () => {
    await door
    order.push('first')
  })
  const second = takeTurn('camille', async () => order.push('second'))
  await takeTurn('lea', async () => order.push('other'))
  open()
  await Promise.all([first, second])
  expect(order).toEqual(['other', 'first', 'second'])
})

test('what fails tells its own caller, and the next goes on', async () => {
  const takeTurn = createTurns()
  const failing = takeTurn('camille', async () => {
    throw new Error('No')
  })
  const next = takeTurn('camille', async () => 'yes')
  await expect(failing).rejects.toThrow('No')
  expect(await next).toBe('yes')
})
