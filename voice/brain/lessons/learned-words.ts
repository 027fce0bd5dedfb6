import type { Language } from '../../../domain/languages'
import type { ResponseDraft } from '../dialogue/response-draft'
import { languageNames, listPhrases, nameInLanguage } from '../knowledge/phrases'
import { normaliseWords } from './compare-words'
import { scenes } from './content/scenes'
import { pickCell } from './pick-cell'
import { removeFullStop } from './say-in-language'
import { steps } from './translate-french'

/** With more phrases, the statement could exceed 200 characters, the maximum length of a memory. */
const maxPhrases = 4
const maxQuoteLength = 200

type Turn = { speaker: 'caller' | 'companion'; text: string | null }

/** What the caller learned in one language, and a sentence in which the caller used it. */
type LearnedWords = { statement: string; quote: string }

/**
 * Returns one statement for each language in which the caller repeated phrases that the companion taught in
 * the call.
 */
export function findLearnedWords(turns: readonly Turn[]): LearnedWords[] {
  return languageNames.flatMap(([, language]) => {
    const repetitions = listTaughtPhrases(language).flatMap((phrase) => {
      const quote = findRepetition(turns, phrase)
      return quote ? [{ phrase, quote }] : []
    })
    const [first] = repetitions
    const quotations = new Set(repetitions.map(({ phrase }) => `« ${phrase} »`))
    const phrases = [...quotations].slice(0, maxPhrases).join(', ')
    return first ? [{ statement: `${introduce(language)}${phrases}.`, quote: first.quote }] : []
  })
}

/** Returns the phrases of a language that the caller's memories contain, newest last. */
export const readLearnedWords = ({ context }: ResponseDraft, language: Language) =>
  (context.caller.memories ?? [])
    .filter(({ statement }) => statement.startsWith(introduce(language)))
    .toReversed()
    .flatMap(({ statement }) =>
      [...statement.matchAll(/« (.+?) »/g)].map(([, words = '']) => words),
    )

/** Returns the start of the statement: "Vous avez appris en anglais : ". */
const introduce = (language: Language) =>
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
  const repetition = said.slice(taughtIndex + 1).find(({ speaker }) => speaker === 'caller')?.text
  const isRepeated = words !== '' && taughtIndex >= 0 && repetition
  return isRepeated && repetition.length <= maxQuoteLength ? repetition : null
}
