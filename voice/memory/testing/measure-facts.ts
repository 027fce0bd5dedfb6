import { findMemorableFacts } from '../find-memorable-facts'
import { dayOfCalls, type FactLine } from './fact-lines'

/** How many facts were stated and proposed, which stated facts were not proposed, and which proposals are wrong. */
export type FactFigures = {
  statedCount: number
  missingFacts: readonly string[]
  proposedCount: number
  wrongProposals: readonly string[]
}

/** Measures the proposals for turns with facts and for turns without. */
export function measureFacts(
  lines: readonly FactLine[],
  linesWithoutFacts: readonly string[],
): FactFigures {
  const missingFacts: string[] = []
  const wrongProposals: string[] = []
  let proposedCount = 0
  for (const { text, facts } of [
    ...lines,
    ...linesWithoutFacts.map((text) => ({ text, facts: [] })),
  ]) {
    const turns = [{ speaker: 'caller' as const, text }]
    const proposedStatements = findMemorableFacts(turns, { today: dayOfCalls }).map(
      ({ statement }) => statement,
    )
    proposedCount += proposedStatements.length
    const acceptedStatements = new Set(facts.flatMap((fact) => fact.split('|')))
    wrongProposals.push(
      ...proposedStatements
        .filter((statement) => !acceptedStatements.has(statement))
        .map((statement) => `${text} → ${statement}`),
    )
    missingFacts.push(
      ...facts.filter(
        (fact) => !fact.split('|').some((wording) => proposedStatements.includes(wording)),
      ),
    )
  }
  return {
    statedCount: lines.flatMap(({ facts }) => facts).length,
    missingFacts,
    proposedCount,
    wrongProposals,
  }
}
