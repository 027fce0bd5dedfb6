import { parseReplies } from '../listening/parse-replies'
import type { Template } from '../templates/template'
import { type Purpose, purposes, type Valence, valences } from './purpose'
import { type QuestionForm, questionForms } from './question-form'
import questions from './replies/questions.txt?raw'
import statements from './replies/statements.txt?raw'
import valenceReplies from './replies/valences.txt?raw'

/**
 * What the companion says, by purpose, by purpose and form of a question, and by valence for a statement whose
 * purpose is uncertain.
 */
export const repliesByLabel = readReplies([statements, questions, valenceReplies])

/** Returns what the companion says to a statement: nothing when a statement of this purpose is only listened to. */
export const findReactions = (purpose: Purpose): readonly Template[] =>
  repliesByLabel.get(purpose) ?? []

export const findReactionsToValence = (valence: Valence): readonly Template[] =>
  repliesByLabel.get(valence) ?? []

/** Returns the answers to a question: those to its form when there are some, then those to its purpose. */
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
