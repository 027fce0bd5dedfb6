/** How strongly each of the five echoes is lit, nearest first; 0–1. */
export type EchoLevels = readonly [number, number, number, number, number]

export const silentEchoes: EchoLevels = [0, 0, 0, 0, 0]

/** « smoothed over 80 ms » (NOTES, « Motion »). */
const smoothingMs = 80
/** From one echo to the next: a syllable crosses all five in about half a second. */
const travelMs = 95

/**
 * One animation frame of the voice going out: the first echo follows the level, each of the others
 * follows the one before it, so that every syllable travels from the portrait outwards.
 */
export function spreadVoice(echoes: EchoLevels, level: number, elapsedMs: number): EchoLevels {
  const follow = (from: number, to: number, timeMs: number) =>
    from + (to - from) * (1 - Math.exp(-elapsedMs / timeMs))
  const [first, second, third, fourth, fifth] = echoes
  return [
    follow(first, level, smoothingMs),
    follow(second, first, travelMs),
    follow(third, second, travelMs),
    follow(fourth, third, travelMs),
    follow(fifth, fourth, travelMs),
  ]
}
