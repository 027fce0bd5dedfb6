import { moodPatterns } from '../knowledge/mood-words'
/** The mood that the caller's words express. */
export type Mood = keyof typeof moodPatterns

const moods = Object.entries(moodPatterns) as readonly (readonly [Mood, RegExp])[]

const negationPattern =
  /\b(pas|plus|moins|jamais|sans|aucune?)( du tout| vraiment| trop| tres| si| de| d)? $/

/**
 * Returns the mood of highest priority that the normalised text names and does not deny; a mood after "mais" takes
 * precedence over those before it.
 */
export function findMood(normalisedText: string): Mood | null {
  for (const part of normalisedText.split(' mais ').toReversed())
    for (const [mood, pattern] of moods) {
      const match = pattern.exec(part)
      if (match && !negationPattern.test(part.slice(0, match.index))) return mood
    }
  return null
}
