import { findMemorableFacts } from '../find-memorable-facts'
import { dayOfCalls, type FactLine } from './fact-lines'

/** How many facts were told and proposed, and which proposals were missing or wrong. */
export type FactFigures = {
  statedCount: number
  missing: readonly string[]
  proposedCount: number
  wrong: readonly string[]
}

/** Measures which facts are proposed for turns with facts and without. */
export function measureFacts(lines: readonly FactLine[], trivia: readonly string[]): FactFigures {
  const missing: string[] = []
  const wrong: string[] = []
  let proposedCount = 0
  for (const { text, facts } of [...lines, ...trivia.map((text) => ({ text, facts: [] }))]) {
    const turns = [{ speaker: 'caller' as const, text }]
    const proposed = findMemorableFacts(turns, { today: dayOfCalls }).map((one) => one.statement)
    proposedCount += proposed.length
    const accepted = new Set(facts.flatMap((fact) => fact.split('|')))
    wrong.push(...proposed.filter((one) => !accepted.has(one)).map((one) => `${text} → ${one}`))
    missing.push(
      ...facts.filter((fact) => !fact.split('|').some((wording) => proposed.includes(wording))),
    )
  }
  return { statedCount: lines.flatMap(({ facts }) => facts).length, missing, proposedCount, wrong }
}
