import type { Language } from '../../../domain/languages'
import { normaliseText } from '../../text-analysis/normalise-text'
import { findPhrase } from '../knowledge/phrases'
import { readTable } from '../knowledge/table'
import { findMeaning, findWord } from '../knowledge/vocabulary/find-word'
import { normaliseWords } from './compare-words'
import { type ComposedSentence, composeSentence, prepareFrench } from './compose/compose-sentence'
import { translateNounPhrases } from './compose/parse-french'
import { listAllTopicQuestions, scenes } from './content/scenes'
import { stepPhrases } from './content/step-phrases'
import { pickCell } from './pick-cell'
import { chooseForm, removeFullStop } from './say-in-language'

/** A sentence that the lesson teaches. */
type Step = {
  /** Such as ordering or buying a ticket; null for sentences that belong to no situation. */
  situation: string | null
  /** The French wording that the companion uses. */
  french: string
  /** Normalised French wordings. */
  wordings: readonly string[]
  cells: readonly string[]
}

export const steps: readonly Step[] = readTable(stepPhrases).map(
  ([situation = '', french = '', ...cells]) => {
    const wordings = french.split(' / ')
    return {
      situation: situation === 'talk' ? null : situation,
      french: wordings[0] ?? '',
      wordings: wordings.map(normalise),
      cells,
    }
  },
)

function normalise(words: string): string {
  return normaliseText(words).replace(/ aujourdhui$/, '')
}

export type Translation = ComposedSentence & { step: Step | null }

/**
 * Translates French text as a taught sentence, with a sentence template, or from the vocabulary;
 * null when none of these applies. Untranslated words are in `missing`.
 */
export function translateFrench(words: string, language: Language): Translation | null {
  const french = normalise(words)
  const prepared = prepareFrench(words)
  const step = steps.find(({ wordings }) =>
    wordings.some((wording) => wording === french || wording === prepared),
  )
  const stepWords = step && pickCell(step.cells, language)
  if (step && stepWords && !/\{n/.test(stepWords)) return { words: stepWords, missing: [], step }
  const sentence = composeSentence(words, language)
  if (sentence?.missing.length === 0) return { ...sentence, step: null }
  const knownWords =
    findKnownWords(french, words, language) ?? findKnownWords(prepared, prepared, language)
  if (knownWords) return { words: removeFullStop(knownWords), missing: [], step: null }
  return sentence && { ...sentence, step: null }
}

function findKnownWords(french: string, words: string, language: Language): string | null {
  if (/^(?:une?|le|la|l|les|du|des|mon|ma|mes|ton|ta|votre|deux|trois) /.test(french)) {
    const options = { mode: 'plain', isObject: false } as const
    const phrases = translateNounPhrases(french, language, options)
    if (phrases.words !== '' && phrases.missing.length === 0) return phrases.words
  }
  return findWord(words, language) ?? findPhrase(french, language, true)?.phrase ?? null
}

/** Translates a foreign sentence or word into French; null when no table contains it. */
export function findFrenchMeaning(foreign: string, language: Language): string | null {
  const key = normaliseWords(foreign)
  const isSame = (words: string | null) =>
    words !== null &&
    (['tu', 'vous'] as const).some((address) => normaliseWords(chooseForm(words, address)) === key)
  const step = steps.find((one) => isSame(pickCell(one.cells, language)))
  const sentence = scenes
    .flatMap(({ exchanges }) => exchanges.flatMap(({ line, answer }) => [line, answer]))
    .concat(listAllTopicQuestions())
    .find((one) => isSame(one[language]))
  return step?.french ?? sentence?.french ?? findMeaning(foreign, language)
}
