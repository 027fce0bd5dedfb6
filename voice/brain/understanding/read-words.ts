import type { Address } from '../../../domain/companions/companion-persona'
import { findThemes } from '../themes/all-themes'
import type { ThemeId } from '../themes/theme'
import { type Intent, intentPatterns } from './intents'
import { readName } from './name'
import { normalise } from './normalise'
import { reflect } from './reflect'

/** What was made of the caller's words; never more than the words hold. */
export type Reading = {
  text: string
  /** As `normalise` spells it. */
  words: string
  wordCount: number
  intents: ReadonlySet<Intent>
  /** Strongest first. */
  themes: readonly ThemeId[]
  name: string | null
  /** The caller's words turned to the addressee, or null. */
  reflection: string | null
  isQuestion: boolean
}

/** Reads a caller's sentence, typed or transcribed. */
export function readWords(typed: string, address: Address): Reading {
  // No voice could take a pictogram up.
  const text = typed.replace(/\p{Extended_Pictographic}/gu, ' ')
  const words = normalise(text)
  const intents = new Set(
    intentPatterns.filter(([, pattern]) => pattern.test(words)).map(([intent]) => intent),
  )
  return {
    text: text.trim(),
    words,
    wordCount: words === '' ? 0 : words.split(' ').length,
    intents,
    themes: findThemes(words),
    name: readName(text),
    reflection: reflect(text, address),
    isQuestion: /\?\s*$/.test(text),
  }
}
