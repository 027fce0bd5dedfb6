import { abbreviations } from './words/abbreviations'

const spellings: readonly (readonly [RegExp, string])[] = abbreviations.map(([short, whole]) => [
  new RegExp(`(?<![\\p{L}’'])(?:${short})(?![\\p{L}’'])`, 'giu'),
  whole,
])

/** Expands the abbreviations of typed messages, so that a voice can repeat them. */
export const spellOut = (text: string): string =>
  spellings.reduce((written, [short, whole]) => written.replace(short, whole), text)
