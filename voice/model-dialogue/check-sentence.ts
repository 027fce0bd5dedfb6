import type { FormOfAddress } from '../../domain/companions/companion-persona'
import {
  type ForbiddenContent,
  findCompletedContent,
  findConfirmedContent,
  findForbiddenContent,
} from '../content-policy/forbidden-content'
import {
  escapeLanguageMarkers,
  removeLanguageMarkers,
  unescapeLanguageMarkers,
} from '../language-spans/language-markers'
import { removeUnspokenText } from '../text-normalisation/remove-unspoken-text'

export type CheckedSentence =
  | { kind: 'spoken'; sentence: string }
  /** The sentence has nothing to speak: only an emoji, a line of dashes or a stage direction. */
  | { kind: 'empty' }
  /** The companion may not say the sentence; the rest of the response is dropped too. */
  | { kind: 'forbidden'; replacement: string }

/** What was said before a sentence. It can make a sentence forbidden that would be harmless alone. */
export type PrecedingWords = {
  /** The companion's last response, then this response so far. */
  companion: string
  /** The caller's text for the first sentence of the response; null for later sentences. */
  caller: string | null
}

const noPrecedingWords: PrecedingWords = { companion: '', caller: null }

/**
 * Checks a sentence that a model wrote, before it is spoken. Removes what cannot be read aloud, such as
 * markdown, but keeps language markers. Replaces forbidden content, including a sentence that only completes
 * forbidden words or confirms those of the caller.
 */
export function checkSentence(
  written: string,
  address: FormOfAddress,
  precedingWords: PrecedingWords = noPrecedingWords,
): CheckedSentence {
  const spokenText = removeUnspokenText(escapeLanguageMarkers(removeSpeaker(written)))
  const sentence = unescapeLanguageMarkers(spokenText).replace(/\s+/g, ' ').trim()
  const text = removeLanguageMarkers(sentence)
  if (!/[\p{L}\p{N}]/u.test(text)) return { kind: 'empty' }
  const forbiddenContent =
    findForbiddenContent(text) ??
    findCompletedContent(removeLanguageMarkers(precedingWords.companion), text) ??
    (precedingWords.caller === null ? null : findConfirmedContent(precedingWords.caller, text))
  if (forbiddenContent === null) return { kind: 'spoken', sentence }
  const replacement = replacements[forbiddenContent]?.[address] ?? defaultReplacements[address]
  return { kind: 'forbidden', replacement }
}

/** Removes the speaker's name with which models sometimes begin: "Clara : Bonsoir." */
const removeSpeaker = (text: string) =>
  text.replace(
    /^\s*(?:\*\*)?(?:assistant|companion|compagnon|[A-ZÉ]\p{Ll}+)(?:\*\*)?\s?: (?=\p{Lu})/u,
    '',
  )

const sameForTuAndVous = (text: string) => ({ tu: text, vous: text })

const replacements: Readonly<
  Partial<Record<ForbiddenContent, Readonly<Record<FormOfAddress, string>>>>
> = {
  'a claim to be human': sameForTuAndVous(
    'Je suis une intelligence artificielle, et je préfère le dire.',
  ),
  'a medical diagnosis or prescription': sameForTuAndVous(
    'Là-dessus, c’est à un médecin ou à un pharmacien de répondre, pas à moi.',
  ),
  'advice to stop a treatment': sameForTuAndVous(
    'Là-dessus, c’est à un médecin ou à un pharmacien de répondre, pas à moi.',
  ),
  'financial advice': sameForTuAndVous(
    'Pour l’argent, je ne donne pas de conseil : un professionnel indépendant saura répondre.',
  ),
  'self-harm': {
    tu: 'Là-dessus, je m’arrête : si tu penses à mourir ou à te faire du mal, appelle le 3114, jour et nuit, c’est gratuit et une vraie personne répond.',
    vous: 'Là-dessus, je m’arrête : si vous pensez à mourir ou à vous faire du mal, appelez le 3114, jour et nuit, c’est gratuit et une vraie personne répond.',
  },
}

const defaultReplacements: Readonly<Record<FormOfAddress, string>> = {
  tu: 'Je préfère ne pas aller par là. De quoi d’autre veux-tu parler ?',
  vous: 'Je préfère ne pas aller par là. De quoi d’autre voulez-vous parler ?',
}
