import type { Language } from '../../../domain/languages'
import { normaliseText } from '../../text-analysis/normalise-text'
import { findPhrase } from '../knowledge/phrases'
import { readTable } from '../knowledge/table'
import { findMeaning, findWord } from '../knowledge/vocabulary/find-word'
import { normaliseWords } from './compare-words'
import { composeSentence, prepareFrench } from './compose/compose-sentence'
import { translateNounPhrases } from './compose/parse-french'
import { columns } from './content/scene-lines'
import { listAllTopicQuestions, scenes } from './content/scenes'
import { stepPhrases } from './content/step-phrases'
import { chooseForm } from './say-in-language'

/** A sentence that the lesson teaches for a situation, such as ordering or buying a ticket. */
export type Step = {
  situation: string
  /** The French wording that the companion uses. */
  french: string
  /** Normalised French wordings. */
  wordings: readonly string[]
  /** The translations, in the order of `columns` without French; empty where there is none. */
  cells: readonly string[]
}

export const steps: readonly Step[] = readTable(stepPhrases).map(
  ([situation = '', french = '', ...cells]) => {
    const wordings = french.split(' / ')
    return { situation, french: wordings[0] ?? '', wordings: wordings.map(normalise), cells }
  },
)

function normalise(words: string): string {
  return normaliseText(words).replace(/ aujourdhui$/, '')
}

/** Returns the step's translation; null when the table has none. */
export const translateStep = (step: Step, language: Language): string | null =>
  step.cells[columns.indexOf(language) - 1] || null

export type Translation = {
  words: string
  /** French words that could not be translated. */
  missing: readonly string[]
  step: Step | null
}

const removeFullStop = (words: string) => words.replace(/[.。]$/u, '')

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
  const stepWords = step && translateStep(step, language)
  if (step && stepWords && !/\{n/.test(stepWords)) return { words: stepWords, missing: [], step }
  const sentence = composeSentence(words, language)
  if (sentence?.missing.length === 0) return { ...sentence, step: null }
  const knownWords =
    findKnownWords(french, words, language) ?? findKnownWords(prepared, prepared, language)
  if (knownWords) return { words: removeFullStop(knownWords), missing: [], step: null }
  return sentence && { ...sentence, step: null }
}

function findKnownWords(french: string, words: string, language: Language): string | null {
  const isNounPhrase = /^(?:une?|le|la|l|les|du|des|mon|ma|mes|ton|ta|votre|deux|trois) /.test(
    french,
  )
  const phrases = isNounPhrase
    ? translateNounPhrases(french, language, { mode: 'plain', isObject: false })
    : null
  if (phrases && phrases.words !== '' && phrases.missing.length === 0) return phrases.words
  return findWord(words, language) ?? findPhrase(french, language, true)?.phrase ?? null
}

/** Translates a foreign sentence or word into French; null when no table contains it. */
export function findFrenchMeaning(foreign: string, language: Language): string | null {
  const key = normaliseWords(foreign)
  const step = steps.find(({ cells }) => {
    const cell = cells[columns.indexOf(language) - 1] ?? ''
    return key !== '' && listForms(cell).some((form) => normaliseWords(form) === key)
  })
  if (step) return step.french
  const sentence = scenes
    .flatMap(({ exchanges }) => exchanges.flatMap(({ line, answer }) => [line, answer]))
    .concat(listAllTopicQuestions())
    .find((one) => listForms(one[language]).some((form) => normaliseWords(form) === key))
  return sentence?.french ?? findMeaning(foreign, language)
}

const listForms = (cell: string) => [chooseForm(cell, 'tu'), chooseForm(cell, 'vous')]
