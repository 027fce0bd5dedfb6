import type { Meter } from './meter'

/**
 * A sentence takes at most 10 s, so one that began before this point ends before the farewell is
 * due.
 */
const wrapUpMs = 25_000
const farewellMs = 15_000
/** A farewell takes about 5 s. */
const latestFarewellMs = 10_000

/**
 * How near the end of the balance is; always ample while the meter is paused:
 * - wrap-up: the companion begins no further sentence of a response;
 * - farewell: the companion says farewell as soon as neither side speaks, and no longer answers;
 * - latest-farewell: the farewell cannot wait any longer.
 */
export type BalanceStage = 'ample' | 'wrap-up' | 'farewell' | 'latest-farewell'

export function getBalanceStage(meter: Pick<Meter, 'exhaustedAtMs'>, nowMs: number): BalanceStage {
  const leftMs = meter.exhaustedAtMs() - nowMs
  if (leftMs > wrapUpMs) return 'ample'
  if (leftMs > farewellMs) return 'wrap-up'
  return leftMs > latestFarewellMs ? 'farewell' : 'latest-farewell'
}
