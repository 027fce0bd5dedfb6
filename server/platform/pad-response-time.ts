import type { Clock } from '../../voice/ports/clock'

/**
 * Delays a result or an error until a multiple of `stepMs` after the start, so that the response
 * time does not reveal what the work found, for instance whether an address has an account.
 */
export async function padResponseTime<Result>(
  clock: Clock,
  stepMs: number,
  work: () => Promise<Result>,
): Promise<Result> {
  const startedAtMs = clock.monotonicMs()
  try {
    return await work()
  } finally {
    const remainingMs = stepMs - ((clock.monotonicMs() - startedAtMs) % stepMs)
    await new Promise<void>((resolve) => clock.schedule(remainingMs, resolve))
  }
}
