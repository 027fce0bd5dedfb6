import type { Line } from '../lines/line'

export const themeIds = [
  'grief',
  'breakup',
  'health-worry',
  'loneliness',
  'sadness',
  'anxiety',
  'anger',
  'stress',
  'tiredness',
  'sleep',
  'self-esteem',
  'boredom',
  'joy',
  'love',
  'family',
  'friends',
  'work',
  'money',
  'learning',
  'decision',
  'desire',
  'music',
  'screens',
  'reading',
  'travel',
  'animals',
  'sport',
  'food',
  'home',
  'evening',
] as const

export type ThemeId = (typeof themeIds)[number]

/** What callers speak of, and how a companion takes it up. */
export type Theme = {
  id: ThemeId
  /** On normalised words. */
  heardAs: RegExp
  /** For the history: « l’échange a porté sur … ». */
  namedAs: string
  kind: 'feeling' | 'subject'
  /** Not a moment to propose a game. */
  isHeavy: boolean
  /** Takes the words in; no question. */
  receptions: readonly Line[]
  questions: readonly Line[]
  /** After « La dernière fois, »; only for what is good to come back to. */
  recalledAs: Line | null
}
