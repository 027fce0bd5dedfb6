import { parseReplies } from '../listening/parse-replies'
import type { Template } from '../templates/template'
import type { Purpose, Valence } from './purpose'
import type { QuestionForm } from './question-form'
import questions from './replies/questions.txt?raw'
import statements from './replies/statements.txt?raw'
import valences from './replies/valences.txt?raw'

/**
 * The companion's replies by label. A label is a purpose, a purpose and a question form ("asks-view opinion"), or a
 * valence, for statements whose purpose is uncertain.
 */
export const repliesByLabel: ReadonlyMap<string, readonly Template[]> = new Map(
  [statements, questions, valences]
    .flatMap(parseReplies)
    .map(({ id, reactions }) => [id, reactions] as const),
)

/** Returns the reactions to a statement; empty when none are written for its purpose or valence. */
export const findReactions = (label: Purpose | Valence): readonly Template[] =>
  repliesByLabel.get(label) ?? []

/** Returns the answers for the purpose and form of a question if there are any, otherwise those for its purpose. */
export const findAnswers = (purpose: Purpose, form: QuestionForm): readonly Template[] =>
  repliesByLabel.get(`${purpose} ${form}`) ?? repliesByLabel.get(purpose) ?? []
