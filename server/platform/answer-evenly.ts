import type { Clock } from '../../voice/ports/clock'

/**
 * Lets an answer, or a refusal, go out only at whole steps of `stepMs` after the question: how long
 * it took says next to nothing of what was found on the way, for instance of a known address.
 */
export async function answerEvenly<Result>(
  clock: Clock,
  stepMs: number,
  work: () => Promise<Result>,
): Promise<Result> {
  const askedAt = clock.monotonicMs()
  try {
    return await work()
  } finally {
    const restMs = stepMs - ((clock.monotonicMs() - askedAt) % stepMs)
    await new Promise<void>((resolve) => clock.schedule(restMs, resolve))
  }
}
