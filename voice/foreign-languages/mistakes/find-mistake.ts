import type { Language } from '../../../domain/languages'
import { capitaliseFirst } from '../../text-analysis/letter-case'
import { crudeWords, unspacedLanguages } from '../words/common-words'
import { numberPatterns } from '../words/number-words'
import { englishMistakes } from './english-mistakes'
import { germanMistakes } from './german-mistakes'
import { italianMistakes } from './italian-mistakes'
import {
  arabicMistakes,
  chineseMistakes,
  japaneseMistakes,
  russianMistakes,
} from './other-mistakes'
import { spanishMistakes } from './spanish-mistakes'

export type Mistake = {
  pattern: RegExp
  correction: string
  /** Whether to correct only the matched words, because the rest of the sentence might have to change as well. */
  isPartial: boolean
  /** A sentence with the mistake. */
  example: string
  /** In French; words in quotation marks are in the learned language. */
  reason: string
}

function readMistakes(language: Language, table: string): readonly Mistake[] {
  const number = numberPatterns[language] ?? '\\d+'
  const [wordStart, wordEnd] = unspacedLanguages.includes(language)
    ? ['', '']
    : ["(?<![\\p{L}\\p{N}'])", '(?![\\p{L}\\p{N}])']
  const rows = table.trim().split('\n')
  return rows.map((row) => {
    const [pattern = '', correction = '', example = '', reason = ''] = row.split(' => ')
    const source = pattern.replaceAll('{n}', number)
    return {
      pattern: new RegExp(`${wordStart}(?:${source})${wordEnd}`, 'iu'),
      correction: correction.replace('… ', ''),
      isPartial: correction.startsWith('… '),
      example,
      reason,
    }
  })
}

export const mistakesByLanguage: Readonly<Partial<Record<Language, readonly Mistake[]>>> = {
  english: readMistakes('english', englishMistakes),
  spanish: readMistakes('spanish', spanishMistakes),
  italian: readMistakes('italian', italianMistakes),
  german: readMistakes('german', germanMistakes),
  russian: readMistakes('russian', russianMistakes),
  chinese: readMistakes('chinese', chineseMistakes),
  japanese: readMistakes('japanese', japaneseMistakes),
  arabic: readMistakes('arabic', arabicMistakes),
}

/** The corrected sentence or words, and the reason in French. */
export type FoundMistake = { corrected: string; reason: string }

/** Matches "week-end" where the caller said the English "we", which was expanded as a French abbreviation. */
const expandedPronoun =
  /(?<!\b(?:the|this|last|next|an?|every|each|good|nice|long|my|your|our) )\bweek-end\b/giu

/** Matches what a learner says about the conversation before a sentence: "Gaston I said Gaston he sleeps". */
const remarksAboutTalk =
  /^(?:.{0,40} )?(?:i (?:already |just )?(?:said|told you|repeat)(?: it| that| you)?|as i said|i say again),? (?=\p{L}+ \p{L}+ \p{L})/iu

/** Longer sentences are not corrected, because the correction repeats them. */
const maxCorrectedWords = 24

/**
 * Finds words that are wrong in any context. Returns the first sentence that contains a mistake, with its mistakes
 * corrected and one reason; of a long sentence, only the clauses that change. If the rest of the sentence might have to
 * change as well, returns only the corrected words, with their reason. Skips sentences that are crude or too long.
 * Returns null when no other sentence has a mistake.
 */
export function findMistake(text: string, language: Language) {
  const originalText = language === 'english' ? text.replace(expandedPronoun, 'we') : text
  const mistakes = originalText
    .replaceAll('’', "'")
    .replace(/[<>[\]{}|()*_#`"«»\s]+/g, ' ')
    .trim()
    .replace(remarksAboutTalk, '')
    .split(/(?<=[.!?;。！？؟])\s*/u)
    .filter(
      (sentence) => sentence.split(' ').length <= maxCorrectedWords && !crudeWords.test(sentence),
    )
    .map((sentence) => correctMistakes(sentence.trim(), language))
  return mistakes.find((mistake) => mistake !== null) ?? null
}

function correctMistakes(sentence: string, language: Language) {
  const mistakes = mistakesByLanguage[language] ?? []
  const firstMistake = mistakes.find(({ pattern }) => pattern.test(sentence))
  if (!firstMistake) return null
  // A correction can make another pattern match, so each pattern is tried twice.
  const corrected = [...mistakes, ...mistakes]
    .filter(({ isPartial }) => !isPartial)
    .reduce((words, { pattern, correction }) => words.replace(pattern, correction), sentence)
  const partialMistake = mistakes.find(
    ({ isPartial, pattern }) => isPartial && pattern.test(corrected),
  )
  const correctedWords = partialMistake?.pattern
    .exec(corrected)?.[0]
    .replace(partialMistake.pattern, partialMistake.correction)
  const words = correctedWords ?? capitaliseFirst(findChangedClauses(sentence, corrected))
  return {
    corrected: words.replaceAll("'", '’'),
    reason: (partialMistake ?? firstMistake).reason,
  }
}

/** A shorter sentence is said as a whole. */
const minWordsOfLongSentence = 11

/** Returns the clauses of a long sentence in which something was corrected, and a short sentence as a whole. */
function findChangedClauses(sentence: string, corrected: string): string {
  if (corrected.split(' ').length < minWordsOfLongSentence) return corrected
  const clauses = sentence.split(clauseStart)
  const correctedClauses = corrected.split(clauseStart)
  const start = correctedClauses.findIndex((clause, index) => clause !== clauses[index])
  const end = correctedClauses.findLastIndex(
    (clause, index) => clause !== clauses[index + clauses.length - correctedClauses.length],
  )
  if (start < 0 || end < start) return corrected
  return correctedClauses
    .slice(start, end + 1)
    .join(' ')
    .replace(/^(?:and|but|y|pero|e|ma|und|aber) /iu, '')
    .replace(/,$/, '')
}

/**
 * Matches the space before a clause: before "and" or "but" in English, Spanish, Italian or German, or before an English
 * pronoun.
 */
const clauseStart = / (?=(?:and|but|y|pero|e|ma|und|aber|he|she|they|we)(?!\p{L}))/iu
