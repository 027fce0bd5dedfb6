import { parseReplies } from '../listening/parse-replies'
import type { Template } from '../templates/template'
import { type Purpose, purposes, type Valence, valences } from './purpose'
import { type QuestionForm, questionForms } from './question-form'
import questions from './replies/questions.txt?raw'
import statements from './replies/statements.txt?raw'
import valenceReplies from './replies/valences.txt?raw'

/**
 * The companion's replies by label. A label is a purpose, a purpose and a question form ("asks-view opinion"), or a
 * valence, for statements whose purpose is uncertain.
 */
export const repliesByLabel = readReplies([statements, questions, valenceReplies])

/** Returns the reactions to a statement; empty when the companion only listens to statements of this purpose. */
export const findReactions = (purpose: Purpose): readonly Template[] =>
  repliesByLabel.get(purpose) ?? []

export const findReactionsToValence = (valence: Valence): readonly Template[] =>
  repliesByLabel.get(valence) ?? []

/** Returns the answers for the purpose and form of a question if there are any, otherwise those for its purpose. */
export const findAnswers = (purpose: Purpose, form: QuestionForm): readonly Template[] =>
  repliesByLabel.get(`${purpose} ${form}`) ?? repliesByLabel.get(purpose) ?? []

function readReplies(scripts: readonly string[]): ReadonlyMap<string, readonly Template[]> {
  return new Map(
    scripts.flatMap(parseReplies).map(({ id, reactions }) => {
      const [label, form] = id.split(' ')
      const isKnown =
        [...purposes, ...valences].some((one) => one === label) &&
        (form === undefined || questionForms.some((one) => one === form))
      if (!isKnown) throw new Error(`The replies of "${id}" have an unknown label.`)
      return [id, reactions] as const
    }),
  )
}
