/** A part of a spoken text, and when it starts. */
type SpokenPiece = { text: string; startMs: number }

/** Calm French speech has about 15 characters per second. Used while the next piece is unknown. */
export const msPerCharacter = 66

/** Loudness, the squared level, above which a voice counts as audible. */
export const audibleLoudness = 0.06

/** Without a letter, the opening is quietOpening + loudness × openingPerLoudness, up to maxLoudnessOpening. */
const quietOpening = 0.15
const openingPerLoudness = 0.8
const maxLoudnessOpening = 0.8

/** The opening of a letter is multiplied by quietLetterShare + loudness × letterSharePerLoudness, but by at most 1. */
const quietLetterShare = 0.55
const letterSharePerLoudness = 0.6

/** How far the mouth opens for a letter, 0 to 1: wide for "a", closed for "m", "b" and "p". */
const openings: Readonly<Record<string, number>> = {
  a: 1,
  e: 0.62,
  i: 0.45,
  o: 0.72,
  u: 0.32,
  y: 0.45,
  b: 0,
  m: 0,
  p: 0,
  f: 0.14,
  v: 0.14,
  w: 0.22,
}
const otherLetterOpening = 0.28

/** Slow speech has about 8 characters per second. If a word lasts longer, the rest is a pause after it. */
const maxMsPerCharacter = 125

/**
 * Returns how far the mouth is open, 0 to 1, after `positionMs` of a response whose words start at the
 * times of `pieces`; null when no word is heard at that time. The letters of a word are spread evenly over
 * its duration, which looks enough like lips that form the word.
 */
export function findMouthOpening(
  pieces: readonly SpokenPiece[],
  positionMs: number,
): number | null {
  const index = pieces.findLastIndex(({ startMs }) => startMs <= positionMs)
  const piece = pieces[index]
  if (!piece) return null
  const letterOpenings = listLetterOpenings(piece.text)
  const letterCount = letterOpenings.length
  if (letterCount === 0) return null
  const nextMs = pieces[index + 1]?.startMs ?? piece.startMs + letterCount * msPerCharacter
  const durationMs = Math.min(nextMs - piece.startMs, letterCount * maxMsPerCharacter)
  const share = (positionMs - piece.startMs) / Math.max(1, durationMs)
  if (share >= 1) return null

  const position = share * letterCount
  const opening = letterOpenings[Math.floor(position)] ?? 0
  const nextOpening = letterOpenings[Math.floor(position) + 1] ?? opening
  return opening + (nextOpening - opening) * (position % 1)
}

/**
 * Returns how far the mouth should open: 0 when the voice is not audible, otherwise the opening of the current
 * letter, scaled by the loudness. Without a letter (null: between words, or when the times of the words are
 * unknown, as in a hosted call), the loudness alone decides.
 */
export function getMouthTarget(loudness: number, opening: number | null): number {
  if (loudness <= audibleLoudness) return 0
  return opening === null
    ? Math.min(maxLoudnessOpening, quietOpening + loudness * openingPerLoudness)
    : opening * Math.min(1, quietLetterShare + loudness * letterSharePerLoudness)
}

function listLetterOpenings(text: string): number[] {
  const letters = text.normalize('NFD').toLowerCase().replace(/œ/g, 'e').match(/[a-z]/g) ?? []
  return letters.map((letter, i) => {
    // "ou" is one round vowel. A final "e" is almost silent, except in words of two letters, such as "le".
    if (letter === 'o' && letters[i + 1] === 'u') return openings['u']!
    if (letter === 'e' && i > 1 && i === letters.length - 1) return otherLetterOpening
    return openings[letter] ?? otherLetterOpening
  })
}
