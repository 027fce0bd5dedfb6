import type { Language } from '../../../domain/languages'
import { normaliseText } from '../../text-analysis/normalise-text'
import { findPhrase } from '../knowledge/phrases'
import { readTable } from '../knowledge/table'
import { findMeaning, findWord } from '../knowledge/vocabulary/find-word'
import { pickCell } from './cells'
import { normaliseWords } from './compare-words'
import { type ComposedSentence, composeSentence, prepareFrench } from './compose/compose-sentence'
import { readDeterminer, translateNounPhrases } from './compose/parse-french'
import { phraseBook } from './content/phrase-book'
import { listAllTopicQuestions, scenes } from './content/scenes'
import { situationPhrases } from './content/situation-phrases'
import { foreignTitles, politeTitle } from './content/small-words'
import { stepPhrases } from './content/step-phrases'
import { chooseForm, removeFullStop } from './say-in-language'

/** A sentence that the lesson teaches. */
type Step = {
  /** The situation, such as ordering or buying a ticket; null for sentences that belong to no situation. */
  situation: string | null
  /** The French wording that the companion uses. */
  french: string
  /** Normalised French wordings. */
  wordings: readonly string[]
  /** The sentence in the other languages, in the order of `columns`. */
  cells: readonly string[]
}

export const steps: readonly Step[] = readTable(
  stepPhrases + situationPhrases.trimStart() + phraseBook,
).map(([situation = '', wordings = '', ...cells]) => ({
  situation: situation === 'talk' ? null : situation,
  french: wordings.replace(/ \/ .*/, ''),
  wordings: wordings.split(' / ').map(normalise),
  cells,
}))

function normalise(words: string): string {
  return normaliseText(words).replace(/ aujourdhui$/, '')
}

export type Translation = ComposedSentence & { situation: string | null }

/**
 * Translates French text as a taught sentence, with a frame (`composeSentence`), or from the vocabulary;
 * null when none of these applies. Untranslated words are in `missing`.
 */
export function translateFrench(words: string, language: Language): Translation | null {
  const [, untitled, title = ''] = politeTitle.exec(words) ?? []
  const addressed = untitled ? translateFrench(untitled, language) : null
  const foreignTitle = foreignTitles[title.toLowerCase()]?.[language] ?? ''
  if (addressed)
    return { ...addressed, words: addressed.words.replace(/[.?!。？]?$/u, `${foreignTitle}$&`) }
  const texts = [normalise(words), prepareFrench(words)]
  const step = steps.find(({ wordings }) => texts.some((text) => wordings.includes(text)))
  const stepWords = step && pickCell(step.cells, language)
  if (stepWords && !stepWords.includes('{name}'))
    return { words: stepWords, missing: [], situation: step.situation }
  const sentence = composeSentence(words, language)
  if (sentence?.missing.length === 0) return { ...sentence, situation: null }
  const known = texts.map((text) => findKnownWords(text, language)).find((one) => one !== null)
  const allWords = known ?? translateParts(words, language)
  if (allWords) return { words: removeFullStop(allWords), missing: [], situation: null }
  return sentence && { ...sentence, situation: null }
}

/** Translates "quarante-sept et bonne nuit" in two parts; null when a part is uncertain. */
function translateParts(words: string, language: Language): string | null {
  const [, ...parts] = /^(.+?) et (.+)$/.exec(words) ?? []
  const translations = parts.flatMap((part) => translateFrench(part, language) ?? [])
  const isComplete = translations.length > 1 && translations.every((one) => !one.missing.length)
  return isComplete ? translations.map((one) => removeFullStop(one.words)).join(', ') : null
}

/** Translates a noun phrase, a word or a phrase of the tables. */
function findKnownWords(french: string, language: Language): string | null {
  if (readDeterminer(french).determiner !== 'none') {
    const phrases = translateNounPhrases(french, language, { mode: 'plain', isObject: false })
    if (phrases.missing.length === 0) return phrases.words
  }
  return (
    findWord(french, language) ?? findPhrase(french, language, { isWhole: true })?.phrase ?? null
  )
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
