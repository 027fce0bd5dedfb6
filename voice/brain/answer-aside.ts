import type { Draft } from './draft'
import { type AsideIntent, asideLines } from './lines/aside-lines'
import type { Reading } from './understanding/read-words'

/** Tried in this order; the plainer questions last, because their patterns are wider. */
const asideOrder: readonly AsideIntent[] = [
  'insult',
  'asks-if-human',
  'asks-feelings',
  'asks-maker',
  'asks-privacy',
  'asks-balance',
  'asks-price',
  'asks-abilities',
  'asks-name',
  'asks-body',
  'asks-joke',
  'asks-companion-well',
  'compliment',
  'asks-fact',
]

/** Asked in the midst of a long sentence about oneself, these are no questions to the companion. */
const shortOnly: ReadonlySet<AsideIntent> = new Set([
  'insult',
  'asks-companion-well',
  'compliment',
  'asks-fact',
  'asks-price',
])
const longestAside = 12
const hasNoAnswer: ReadonlySet<AsideIntent> = new Set(['asks-fact', 'asks-companion'])

/** A question that no table knows: put to the companion about itself, or about the world. */
function unknownQuestion({ isQuestion, words, themes, intents }: Reading): AsideIntent | null {
  if (!isQuestion || intents.has('asks-advice') || intents.has('asks-activity')) return null
  if (intents.has('repeat') || intents.has('greeting')) return null
  if (/\b(tu|te|t|toi|ton|ta|tes|vous|votre|vos)\b/.test(words)) return 'asks-companion'
  return themes.length === 0 ? 'asks-fact' : null
}

/** Answers a question about the companion or the service; false when there was none. */
export function answerAside(draft: Draft, reading: Reading): boolean {
  const { intents, wordCount } = reading
  const asked =
    asideOrder.find(
      (intent) => intents.has(intent) && !(shortOnly.has(intent) && wordCount > longestAside),
    ) ?? unknownQuestion(reading)
  if (!asked) return false
  // An activity may ask for a question, which is then the answer to it.
  if (draft.state.activity && hasNoAnswer.has(asked)) return false
  const lines = asideLines[asked] ?? []
  if (asked === 'asks-privacy') draft.sayAll(lines)
  return draft.sayOneOf(lines) || draft.sentences.length > 0
}
