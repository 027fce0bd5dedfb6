import type { Language } from '../../../domain/languages'
import { pickCell } from '../../foreign-languages/cells'
import { isFrench, normaliseWords } from '../../foreign-languages/compare-words'
import type { ResponseDraft } from '../dialogue/response-draft'
import { formatInLanguage, languageNames, listPhrases } from '../knowledge/phrases'
import { scenes } from './content/scenes'
import { quoteWords, removeFullStop } from './say-in-language'
import { taughtSentences } from './translate-french'

/** With more phrases, the statement could exceed 200 characters, the maximum length of a memory. */
const maxPhrases = 4
/** The maximum length of the quote of a memory, in characters. */
const maxQuoteLength = 200

type Turn = { speaker: 'caller' | 'companion'; text: string | null }

/**
 * Returns, for each language in which the caller repeated phrases that the companion taught in the call, a statement
 * that lists up to four of these phrases, and the turn in which the caller repeated the first phrase of the list.
 */
export function findLearnedWords(turns: readonly Turn[]): { statement: string; quote: string }[] {
  return languageNames.flatMap(([, language]) => {
    const repetitions = listTeachablePhrases(language).flatMap((phrase) => {
      const quote = findRepetition(turns, phrase, language)
      return quote ? [{ phrase, quote }] : []
    })
    const [first] = repetitions
    const quotations = new Set(repetitions.map(({ phrase }) => `« ${phrase} »`))
    const phrases = [...quotations].slice(0, maxPhrases).join(', ')
    return first
      ? [{ statement: `${getStatementStart(language)}${phrases}.`, quote: first.quote }]
      : []
  })
}

/** Says the last phrases that the caller learnt in earlier calls, if any; returns the very last one. */
export function sayLearnedWords(draft: ResponseDraft, language: Language, count: number) {
  const statements = (draft.context.caller.memories ?? []).map(({ statement }) => statement)
  const phrases = statements
    .filter((statement) => statement.startsWith(getStatementStart(language)))
    .toReversed()
    .flatMap(listQuotations)
    .slice(-count)
  const quotations = phrases.map((phrase) => quoteWords(draft, phrase, language))
  if (phrases.length > 0) draft.say(`De la dernière fois, il reste ${quotations.join(', ')}.`)
  return phrases.at(-1)
}

/** Says the last multi-word phrases that the companion taught in this call, if any; returns the very last one. */
export function sayPhrasesOfCall(draft: ResponseDraft, language: Language, count: number) {
  const spokenText = draft.state.spokenSentences.join(' ')
  // A phrase stands between two language markers: "[en]See you soon[/en]".
  const findLastIndex = (phrase: string) => spokenText.lastIndexOf(`]${phrase}[`)
  const phrases = [...new Set(listTeachablePhrases(language))]
    .filter((phrase) => phrase.includes(' ') && findLastIndex(phrase) !== -1)
    .toSorted((one, other) => findLastIndex(one) - findLastIndex(other))
    .slice(-count)
  const quotations = phrases.map((phrase) => quoteWords(draft, phrase, language))
  if (phrases.length > 0) draft.say(`Aujourd’hui, il y a eu ${quotations.join(', ')}.`)
  return phrases.at(-1)
}

/** Returns the start of a statement about learned phrases: "Vous avez appris en anglais : ". */
const getStatementStart = (language: Language) =>
  `Vous avez appris ${formatInLanguage(language).toLowerCase()} : `

/** Lists all phrases that a companion may teach in some call. */
const listTeachablePhrases = (language: Language): readonly string[] => [
  ...listPhrases(language),
  ...taughtSentences
    .flatMap(({ cells }) => pickCell(cells, language) ?? [])
    .filter((words) => !words.includes('{')),
  ...scenes.flatMap(({ exchanges }) =>
    exchanges.map(({ answer }) => removeFullStop(answer[language])),
  ),
]

/**
 * Returns the first turn in which the caller said the phrase after the companion had taught it; null when there is
 * none, or when it is too long to be quoted.
 */
function findRepetition(turns: readonly Turn[], phrase: string, language: Language): string | null {
  const words = normaliseWords(phrase)
  if (words === '') return null
  const hasPhrase = (text: string) => ` ${normaliseWords(text)} `.includes(` ${words} `)
  const teaches = (quotation: string) => hasPhrase(quotation) && !isFrench(quotation, language)
  const taughtIndex = turns.findIndex(
    ({ speaker, text }) => speaker === 'companion' && listQuotations(text ?? '').some(teaches),
  )
  if (taughtIndex < 0) return null
  const repetition = turns
    .slice(taughtIndex)
    .find(({ speaker, text }) => speaker === 'caller' && hasPhrase(text ?? ''))?.text
  return repetition && repetition.length <= maxQuoteLength ? repetition : null
}

/**
 * Lists the words in quotation marks. The companion quotes what it teaches; without quotation marks, "si" is the French
 * word and not the Italian "sì".
 */
const listQuotations = (text: string): string[] =>
  [...text.matchAll(/«\s*(.+?)\s*»/g)].flatMap(([, words]) => words ?? [])
