import { moodPatterns } from '../knowledge/words/mood-words'

/** The mood that the caller's words express. */
export type Mood = keyof typeof moodPatterns

const moods = Object.entries(moodPatterns) as readonly (readonly [Mood, RegExp])[]

/** Matches a negation right before the words of a mood: "pas du tout". */
const negationBeforeMood =
  /\b(pas|plus|moins|jamais|sans|aucune?)( du tout| vraiment| trop| tres| si| de| d)? $/

/** Whether the mood is painful: every mood except joy is. */
export const isPainfulMood = (mood: Mood | null): mood is Exclude<Mood, 'joy'> =>
  mood !== null && mood !== 'joy'

/**
 * Returns the first of `moodPatterns` that the normalised text names and does not deny. Searches what follows "mais"
 * before what precedes it. Returns null when there is none.
 */
export function findMood(normalisedText: string): Mood | null {
  for (const part of normalisedText.split(' mais ').toReversed())
    for (const [mood, pattern] of moods) {
      const match = pattern.exec(part)
      if (match && !negationBeforeMood.test(part.slice(0, match.index))) return mood
    }
  return null
}
