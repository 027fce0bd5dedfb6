import type { Language } from '../../../domain/languages'
import type { ResponseDraft } from '../dialogue/response-draft'
import { languageNames, listPhrases, nameInLanguage } from '../knowledge/phrases'
import { pickCell } from './cells'
import { normaliseWords } from './compare-words'
import { scenes } from './content/scenes'
import { quoteWords, removeFullStop } from './say-in-language'
import { steps } from './translate-french'

/** With more phrases, the statement could exceed 200 characters, the maximum length of a memory. */
const maxPhrases = 4
const maxQuoteLength = 200

type Turn = { speaker: 'caller' | 'companion'; text: string | null }

/**
 * Returns one statement for each language in which the caller repeated phrases that the companion taught in
 * the call, and a sentence in which the caller used one of them.
 */
export function findLearnedWords(turns: readonly Turn[]): { statement: string; quote: string }[] {
  return languageNames.flatMap(([, language]) => {
    const repetitions = listTaughtPhrases(language).flatMap((phrase) => {
      const quote = findRepetition(turns, phrase)
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

/** Says the last phrases that the caller learnt in earlier calls, and returns the very last one. */
export function sayLearnedWords(draft: ResponseDraft, language: Language, count: number) {
  const statements = (draft.context.caller.memories ?? []).map(({ statement }) => statement)
  const phrases = statements
    .filter((statement) => statement.startsWith(getStatementStart(language)))
    .toReversed()
    .flatMap((statement) => [...statement.matchAll(/« (.+?) »/g)].map(([, words = '']) => words))
    .slice(-count)
  const quotations = phrases.map((phrase) => quoteWords(draft, phrase, language))
  if (phrases.length > 0) draft.say(`De la dernière fois, il reste ${quotations.join(', ')}.`)
  return phrases.at(-1)
}

/** Says the last phrases that the companion taught in this call, and returns the very last one. */
export function sayPhrasesOfCall(draft: ResponseDraft, language: Language, count: number) {
  const said = draft.state.spokenSentences.join(' ')
  const phrases = [...new Set(listTaughtPhrases(language))]
    .filter((phrase) => phrase.includes(' ') && said.includes(`]${phrase}[`))
    .toSorted((one, other) => said.lastIndexOf(`]${one}[`) - said.lastIndexOf(`]${other}[`))
    .slice(-count)
  const quotations = phrases.map((phrase) => quoteWords(draft, phrase, language))
  if (phrases.length > 0) draft.say(`Aujourd’hui, il y a eu ${quotations.join(', ')}.`)
  return phrases.at(-1)
}

/** Returns the start of a statement about learned phrases: "Vous avez appris en anglais : ". */
const getStatementStart = (language: Language) =>
  `Vous avez appris ${nameInLanguage(language).toLowerCase()} : `

const listTaughtPhrases = (language: Language): readonly string[] => [
  ...listPhrases(language),
  ...steps
    .flatMap((step) => pickCell(step.cells, language) ?? [])
    .filter((words) => !words.includes('{')),
  ...scenes.flatMap(({ exchanges }) =>
    exchanges.map(({ answer }) => removeFullStop(answer[language])),
  ),
]

/** Returns the caller's sentence that contains the phrase, after the companion said it. */
function findRepetition(turns: readonly Turn[], phrase: string): string | null {
  const words = normaliseWords(phrase)
  const said = turns.filter(({ text }) => ` ${normaliseWords(text ?? '')} `.includes(` ${words} `))
  const taughtIndex = said.findIndex(({ speaker }) => speaker === 'companion')
  if (words === '' || taughtIndex < 0) return null
  const repetition = said.slice(taughtIndex).find(({ speaker }) => speaker === 'caller')?.text
  return repetition && repetition.length <= maxQuoteLength ? repetition : null
}
