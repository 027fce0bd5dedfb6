import { parseReplies } from '../listening/parse-kinds'
import { type Purpose, type PurposeReplies, purposes, type Valence, valences } from './purpose'
import questions from './replies/questions.txt?raw'
import statements from './replies/statements.txt?raw'
import valenceReplies from './replies/valences.txt?raw'

/** What the companion says to each purpose. */
export const repliesByPurpose = readReplies<Purpose>([statements, questions], purposes)

/** What fits every pleasant, painful or neutral statement, for one whose purpose is uncertain. */
export const repliesByValence = readReplies<Valence>([valenceReplies], valences)

function readReplies<Label extends string>(
  scripts: readonly string[],
  labels: readonly Label[],
): ReadonlyMap<Label, PurposeReplies> {
  return new Map(
    scripts.flatMap(parseReplies).map(({ id, ...replies }) => {
      const label = labels.find((one) => one === id)
      if (!label) throw new Error(`The replies of "${id}" have an unknown label.`)
      return [label, replies] as const
    }),
  )
}
