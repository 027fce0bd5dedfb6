import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { waitForEndOfTurn } from './wait-for-end-of-turn'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const pcm = new Int16Array(320)

/** Returns the milliseconds until the final text may be yielded. */
async function measureWaitMs(
  estimate: () => Promise<number | null>,
  signal = new AbortController().signal,
) {
  const start = performance.now()
  let tookMs: number | null = null
  const finished = waitForEndOfTurn(pcm, { estimate }, signal).then(() => {
    tookMs = performance.now() - start
  })
  await vi.advanceTimersByTimeAsync(5_000)
  await finished
  return tookMs
}

const estimateAfter = (delayMs: number, probability: number | null) => () =>
  new Promise<number | null>((resolve) => setTimeout(() => resolve(probability), delayMs))

it('resolves as soon as an estimate says that the speech sounds finished', async () => {
  expect(await measureWaitMs(estimateAfter(120, 0.9))).toBe(120)
})

it('waits longer after speech that sounds unfinished', async () => {
  expect(await measureWaitMs(estimateAfter(120, 0.2))).toBe(800)
})

it('resolves after 250 ms if no estimate has arrived, or as soon as an estimate of null arrives', async () => {
  expect(await measureWaitMs(estimateAfter(2_000, 0.2))).toBe(250)
  expect(await measureWaitMs(estimateAfter(50, null))).toBe(50)
})

it('resolves early when the signal aborts', async () => {
  const controller = new AbortController()
  setTimeout(() => controller.abort(), 300)
  expect(await measureWaitMs(estimateAfter(120, 0.2), controller.signal)).toBe(300)
})
