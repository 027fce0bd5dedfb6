import type { Language } from '../../../domain/languages'
import type { DialogueMemory } from '../dialogue/dialogue-context'
import { languageNames, listPhrases } from '../knowledge/phrases'
import { simplify } from './compare-words'
import { scenes } from './content/scenes'

/** Limits the statement to the size of a memory, which has at most 200 characters. */
const maxWords = 4

type Turn = { speaker: 'caller' | 'companion'; text: string | null }

/** What the caller learned in one language, and the caller's sentence that shows it. */
type LearnedWords = { statement: string; quote: string }

/**
 * Lists the phrases that the companion taught in a call and the caller repeated, as one statement for
 * each language.
 */
export function findLearnedWords(turns: readonly Turn[]): LearnedWords[] {
  return languageNames.flatMap(([, language, inLanguage]) => {
    const learned = listTaughtPhrases(language).flatMap((phrase) => {
      const quote = findRepetition(turns, phrase)
      return quote ? [{ phrase, quote }] : []
    })
    const [first] = learned
    if (!first) return []
    const words = [...new Set(learned.map(({ phrase }) => `« ${phrase} »`))].slice(0, maxWords)
    const where = inLanguage.charAt(0).toLowerCase() + inLanguage.slice(1)
    return [{ statement: `Vous avez appris ${where} : ${words.join(', ')}.`, quote: first.quote }]
  })
}

/** Returns the phrases of a language from the confirmed memories, newest last. */
export function readLearnedWords(
  memories: readonly DialogueMemory[],
  language: Language,
): readonly string[] {
  const inLanguage = languageNames.find(([, one]) => one === language)?.[2].toLowerCase()
  return memories
    .filter(({ statement }) => statement.startsWith(`Vous avez appris ${inLanguage} : `))
    .toReversed()
    .flatMap(({ statement }) =>
      [...statement.matchAll(/« (.+?) »/g)].map(([, words = '']) => words),
    )
}

const withoutFullStop = (sentence: string) => sentence.replace(/[.。]$/u, '')

const listTaughtPhrases = (language: Language): readonly string[] => [
  ...listPhrases(language),
  ...scenes.flatMap(({ exchanges }) =>
    exchanges.map(({ answer }) => withoutFullStop(answer[language])),
  ),
]

/** Returns the caller's sentence that contains the phrase, after the companion said it. */
function findRepetition(turns: readonly Turn[], phrase: string): string | null {
  const words = simplify(phrase)
  const contains = ({ text }: Turn) => ` ${simplify(text ?? '')} `.includes(` ${words} `)
  const given = turns.findIndex((turn) => turn.speaker === 'companion' && contains(turn))
  if (given < 0 || words === '') return null
  const said = turns.slice(given + 1).find((turn) => turn.speaker === 'caller' && contains(turn))
  return said?.text && said.text.length <= 200 ? said.text : null
}
