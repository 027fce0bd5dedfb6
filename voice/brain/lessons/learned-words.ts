import type { Language } from '../../../domain/languages'
import type { DialogueMemory } from '../dialogue/dialogue-context'
import { languageNames, listPhrases } from '../knowledge/phrases'
import { normaliseWords } from './compare-words'
import { scenes } from './content/scenes'
import { steps, translateStep } from './translate-french'

/** With more phrases, the statement could exceed 200 characters, the maximum length of a memory. */
const maxPhrases = 4

type Turn = { speaker: 'caller' | 'companion'; text: string | null }

/** What the caller learned in one language, and a sentence in which the caller used it. */
type LearnedWords = { statement: string; quote: string }

/**
 * Returns one statement for each language in which the caller repeated phrases that the companion taught in
 * the call.
 */
export function findLearnedWords(turns: readonly Turn[]): LearnedWords[] {
  return languageNames.flatMap(([, language, languageName]) => {
    const repeatedPhrases = listTaughtPhrases(language).flatMap((phrase) => {
      const quote = findRepetition(turns, phrase)
      return quote ? [{ phrase, quote }] : []
    })
    const [first] = repeatedPhrases
    if (!first) return []
    const quotedPhrases = [...new Set(repeatedPhrases.map(({ phrase }) => `« ${phrase} »`))].slice(
      0,
      maxPhrases,
    )
    const languagePhrase = languageName.charAt(0).toLowerCase() + languageName.slice(1)
    return [
      {
        statement: `Vous avez appris ${languagePhrase} : ${quotedPhrases.join(', ')}.`,
        quote: first.quote,
      },
    ]
  })
}

/** Returns the phrases of a language that the caller's memories contain, newest last. */
export function readLearnedWords(
  memories: readonly DialogueMemory[],
  language: Language,
): readonly string[] {
  const languageName = languageNames.find(([, one]) => one === language)?.[2].toLowerCase()
  return memories
    .filter(({ statement }) => statement.startsWith(`Vous avez appris ${languageName} : `))
    .toReversed()
    .flatMap(({ statement }) =>
      [...statement.matchAll(/« (.+?) »/g)].map(([, words = '']) => words),
    )
}

const removeFullStop = (sentence: string) => sentence.replace(/[.。]$/u, '')

const listTaughtPhrases = (language: Language): readonly string[] => [
  ...listPhrases(language),
  ...steps
    .flatMap((step) => translateStep(step, language) ?? [])
    .filter((words) => !/[{]/.test(words)),
  ...scenes.flatMap(({ exchanges }) =>
    exchanges.map(({ answer }) => removeFullStop(answer[language])),
  ),
]

/** Returns the caller's sentence that contains the phrase, after the companion said it. */
function findRepetition(turns: readonly Turn[], phrase: string): string | null {
  const words = normaliseWords(phrase)
  const contains = ({ text }: Turn) => ` ${normaliseWords(text ?? '')} `.includes(` ${words} `)
  const taughtIndex = turns.findIndex((turn) => turn.speaker === 'companion' && contains(turn))
  if (taughtIndex < 0 || words === '') return null
  const repetition = turns
    .slice(taughtIndex + 1)
    .find((turn) => turn.speaker === 'caller' && contains(turn))
  return repetition?.text && repetition.text.length <= 200 ? repetition.text : null
}
