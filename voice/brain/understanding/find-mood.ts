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
 * Returns the first mood of `moodPatterns` whose pattern the normalised text matches without a negation; null when
 * there is none. Searches what follows "mais" before what precedes it.
 */
export function findMood(normalisedText: string): Mood | null {
  for (const part of normalisedText.split(' mais ').toReversed())
    for (const [mood, pattern] of moods) {
      const match = pattern.exec(part)
      if (match && !negationBeforeMood.test(part.slice(0, match.index))) return mood
    }
  return null
}
