/** Brightness of each of the five rings, innermost first; 0 to 1. */
export type RingLevels = readonly [number, number, number, number, number]

export const silentRings: RingLevels = [0, 0, 0, 0, 0]

/** Time constant of the first ring: slow enough not to flicker, fast enough to show syllables. */
const smoothingMs = 80
/** Time constant from one ring to the next: a syllable crosses all five in about half a second. */
const travelMs = 95

/**
 * Returns the ring levels after `elapsedMs`. The first ring follows the audio level, and each other
 * ring follows the one before it, so that a syllable travels outwards.
 */
export function advanceRingLevels(rings: RingLevels, level: number, elapsedMs: number): RingLevels {
  const follow = (from: number, to: number, timeMs: number) =>
    from + (to - from) * (1 - Math.exp(-elapsedMs / timeMs))
  const [first, second, third, fourth, fifth] = rings
  return [
    follow(first, level, smoothingMs),
    follow(second, first, travelMs),
    follow(third, second, travelMs),
    follow(fourth, third, travelMs),
    follow(fifth, fourth, travelMs),
  ]
}
