import { expect, test } from 'vitest'
import { createRenderSlots, TooManyRendersError } from './render-slots'

const renderForever = () => new Promise<never>(() => {})

test('refuses more pages than there are slots', async () => {
  const slots = createRenderSlots({ max: 2, maxPerClient: 2 })
  void slots.run('one', renderForever)
  void slots.run('other', renderForever)
  await expect(slots.run('third', async () => 'page')).rejects.toThrow(TooManyRendersError)
})

test('limits the slots of one client, so that other clients get slots', async () => {
  const slots = createRenderSlots({ max: 3, maxPerClient: 1 })
  void slots.run('greedy', renderForever)
  await expect(slots.run('greedy', async () => 'page')).rejects.toThrow(TooManyRendersError)
  expect(await slots.run('other', async () => 'page')).toBe('page')
  expect(await slots.run(null, async () => 'page')).toBe('page')
})

test('frees the slot of a page that was rendered or could not be rendered', async () => {
  const slots = createRenderSlots({ max: 1, maxPerClient: 1 })
  expect(await slots.run('one', async () => 'page')).toBe('page')
  const failedRendering = slots.run('one', async () => {
    throw new Error('broken')
  })
  await expect(failedRendering).rejects.toThrow('broken')
  expect(await slots.run('one', async () => 'page')).toBe('page')
})
