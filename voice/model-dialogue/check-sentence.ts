import type { Address } from '../../domain/companions/companion-persona'
import { findForbiddenContent } from '../content-policy/forbidden-content'
import {
  escapeLanguageMarkers,
  removeLanguageMarkers,
  unescapeLanguageMarkers,
} from '../language-spans/language-markers'
import { removeUnspokenText } from '../text-normalisation/remove-unspoken-text'

export type CheckedSentence =
  | { kind: 'spoken'; sentence: string }
  /** Nothing of it can be spoken: only an emoji, a heading or a stage direction. */
  | { kind: 'empty' }
  /** The companion may not say it; the rest of the response is dropped with it. */
  | { kind: 'forbidden'; replacement: string }

/**
 * Checks a sentence that a model wrote, before it is spoken. Removes what cannot be read aloud, such as
 * markdown, but keeps language markers; replaces what no companion may say.
 */
export function checkSentence(written: string, address: Address): CheckedSentence {
  const spoken = removeUnspokenText(escapeLanguageMarkers(removeSpeaker(written)))
  const sentence = unescapeLanguageMarkers(spoken).replace(/\s+/g, ' ').trim()
  const text = removeLanguageMarkers(sentence)
  if (!/[\p{L}\p{N}]/u.test(text)) return { kind: 'empty' }
  const forbidden = findForbiddenContent(text)
  if (forbidden === null) return { kind: 'spoken', sentence }
  return { kind: 'forbidden', replacement: replacements[forbidden] ?? declined[address] }
}

/** Models sometimes begin with their name, as in a script: "Clara : Bonsoir." */
const removeSpeaker = (text: string) =>
  text.replace(
    /^\s*(?:\*\*)?(?:assistant|companion|compagnon|[A-ZÉ]\p{Ll}+)(?:\*\*)?\s?: (?=\p{Lu})/u,
    '',
  )

const replacements: Readonly<Partial<Record<string, string>>> = {
  'a claim to be human': 'Je suis une intelligence artificielle, et je préfère le dire.',
  'a medical diagnosis or prescription':
    'Là-dessus, c’est à un médecin ou à un pharmacien de répondre, pas à moi.',
}

const declined: Readonly<Record<Address, string>> = {
  tu: 'Je préfère ne pas aller par là. De quoi d’autre veux-tu parler ?',
  vous: 'Je préfère ne pas aller par là. De quoi d’autre voulez-vous parler ?',
}
