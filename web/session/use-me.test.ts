import { expect, it } from 'vitest'
import { createRefreshQueue } from './use-me'

function startReloads() {
  const refresh = createRefreshQueue()
  const finishReload: (() => void)[] = []
  const reload = () => new Promise<void>((resolve) => void finishReload.push(resolve))
  return { refresh: () => refresh(reload), finishReload }
}

it('begins a reload only when the one before has ended', async () => {
  const { refresh, finishReload } = startReloads()
  const first = refresh()
  await expect.poll(() => finishReload.length).toBe(1)
  const second = refresh()
  await Promise.resolve()
  expect(finishReload).toHaveLength(1)
  finishReload[0]?.()
  await first
  await expect.poll(() => finishReload.length).toBe(2)
  finishReload[1]?.()
  await second
})

it('reloads once for several requests that arrive during a reload', async () => {
  const { refresh, finishReload } = startReloads()
  const first = refresh()
  await expect.poll(() => finishReload.length).toBe(1)
  const others = [refresh(), refresh(), refresh()]
  finishReload[0]?.()
  await first
  await expect.poll(() => finishReload.length).toBe(2)
  finishReload[1]?.()
  await Promise.all(others)
  expect(finishReload).toHaveLength(2)
})
