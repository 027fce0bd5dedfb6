import type { Language } from '../../../domain/languages'
import { pickCell } from '../../foreign-languages/cells'
import { normaliseWords } from '../../foreign-languages/compare-words'
import {
  type ComposedSentence,
  composeSentence,
  lowercaseStart,
  prepareFrench,
} from '../../foreign-languages/compose-sentence'
import { translateWords } from '../../foreign-languages/parse-french'
import { findMeaning } from '../../foreign-languages/vocabulary/find-word'
import { foreignTitles, politeTitle } from '../../foreign-languages/words/small-words'
import { normaliseText } from '../../text-analysis/normalise-text'
import { readTable } from '../../text-analysis/table'
import { findPhrase } from '../knowledge/phrases'
import { dayAndBodyPhrases } from './content/day-and-body-phrases'
import { everydaySentences } from './content/everyday-sentences'
import { phraseBook } from './content/phrase-book'
import { listAllTopicQuestions, scenes } from './content/scenes'
import { situationPhrases } from './content/situation-phrases'
import { chooseForm, removeFullStop } from './say-in-language'

/** A sentence that the lesson teaches. */
type TaughtSentence = {
  /** The situation, such as ordering or buying a ticket; null for sentences that belong to no situation. */
  situation: string | null
  /** The French wording that the companion uses. */
  french: string
  /** Normalised French wordings. */
  wordings: readonly string[]
  /** The sentence in the other languages, in the order of `columns` (cells.ts) without French. */
  cells: readonly string[]
}

export const taughtSentences: readonly TaughtSentence[] = readTable(
  everydaySentences + situationPhrases.trimStart() + dayAndBodyPhrases + phraseBook,
).map(([situation = '', wordings = '', ...cells]) => ({
  situation: situation === 'talk' ? null : situation,
  french: wordings.replace(/ \/ .*/, ''),
  wordings: wordings.split(' / ').map(normalise),
  cells,
}))

/** Normalises a wording, without "aujourd'hui" at its end, so that a sentence matches with and without it. */
function normalise(words: string): string {
  return normaliseText(words).replace(/ aujourdhui$/, '')
}

export type Translation = ComposedSentence & { situation: string | null }

/**
 * Translates French text as a taught sentence, with a frame (`composeSentence`), from the vocabulary or part by part;
 * null when none of these applies. Words that were not translated are in `missing`.
 */
export function translateFrench(words: string, language: Language): Translation | null {
  const translationWithTitle = translateWithTitle(words, language)
  if (translationWithTitle) return translationWithTitle
  const normalisedTexts = [normalise(words), prepareFrench(words)]
  const taughtSentence = findTaughtSentence(normalisedTexts, language)
  if (taughtSentence) return taughtSentence
  const composedSentence = composeSentence(words, language)
  if (composedSentence?.missing.length === 0) return { ...composedSentence, situation: null }
  const tableTranslation = normalisedTexts
    .map(
      (text) =>
        translateWords(text, language) ?? findPhrase(text, language, { isMainPart: true })?.phrase,
    )
    .find(Boolean)
  const completeTranslation = tableTranslation ?? translateParts(words, language)
  if (completeTranslation)
    return { words: removeFullStop(completeTranslation), missing: [], situation: null }
  return composedSentence && { ...composedSentence, situation: null }
}

/** Translates "bonsoir madame" as "good evening, madam"; null without a title, or when the rest is not translated. */
function translateWithTitle(words: string, language: Language): Translation | null {
  const [, wordsBeforeTitle, title = ''] = politeTitle.exec(words) ?? []
  const translation = wordsBeforeTitle ? translateFrench(wordsBeforeTitle, language) : null
  if (!translation) return null
  const foreignTitle = foreignTitles[title.toLowerCase()]?.[language] ?? ''
  return { ...translation, words: translation.words.replace(/[.?!。？]?$/u, `${foreignTitle}$&`) }
}

function findTaughtSentence(
  normalisedTexts: readonly string[],
  language: Language,
): Translation | null {
  const sentence = taughtSentences.find(
    ({ cells, wordings }) =>
      pickCell(cells, language) !== null && normalisedTexts.some((text) => wordings.includes(text)),
  )
  const words = sentence ? pickCell(sentence.cells, language) : null
  if (!sentence || !words || words.includes('{name}')) return null
  return { words, missing: [], situation: sentence.situation }
}

/** Matches the boundary of two parts: "et", a punctuation mark, or the space before the subject of the next clause. */
const partEnd =
  /,? et (?:que |qu['’])?|, |[,.!] | (?=(?:je |j['’]|il |elle |on |nous |ils |elles |mon |ma |mes |c['’]est ))/iu

/**
 * Translates "quarante-sept et bonne nuit" or "bonsoir je m'appelle Inès j'habite à Nantes" part by part; null when a
 * part is uncertain.
 */
function translateParts(words: string, language: Language): string | null {
  const parts = words.split(partEnd)
  if (parts.length < 2) return null
  const translations = parts.flatMap((part) => translateFrench(part, language) ?? [])
  const isComplete =
    translations.length === parts.length && translations.every((one) => !one.missing.length)
  if (!isComplete) return null
  return translations
    .map((one) => removeFullStop(one.words))
    .map((translation, index) => {
      const isSentence = translation !== translateWords(prepareFrench(parts[index] ?? ''), language)
      return index > 0 && isSentence ? lowercaseStart(translation, language) : translation
    })
    .join(', ')
}

/** Translates a foreign sentence or word into French; null when no table contains it. */
export function findFrenchMeaning(foreign: string, language: Language): string | null {
  const key = normaliseWords(foreign)
  const isSame = (words: string | null) =>
    words !== null &&
    (['tu', 'vous'] as const).some((address) => normaliseWords(chooseForm(words, address)) === key)
  const taughtSentence = taughtSentences.find(({ cells }) => isSame(pickCell(cells, language)))
  const sceneOrTopicSentence = scenes
    .flatMap(({ exchanges }) => exchanges.flatMap(({ line, answer }) => [line, answer]))
    .concat(listAllTopicQuestions())
    .find((one) => isSame(one[language]))
  return taughtSentence?.french ?? sceneOrTopicSentence?.french ?? findMeaning(foreign, language)
}
