import { expect, test } from 'vitest'
import {
  developmentLines,
  developmentLinesWithoutFacts,
  heldOutLines,
  heldOutLinesWithoutFacts,
} from './fact-lines'
import { measureFacts } from './measure-facts'

test.each([
  ['development', developmentLines, developmentLinesWithoutFacts],
  ['held-out', heldOutLines, heldOutLinesWithoutFacts],
])(
  'at least 85 percent of the %s facts are proposed, and at most 2 percent of the proposals are wrong',
  (_, lines, linesWithoutFacts) => {
    const { statedCount, missingFacts, proposedCount, wrongProposals } = measureFacts(
      lines,
      linesWithoutFacts,
    )
    // A failed measurement prints the facts concerned.
    const areEnoughFound = 1 - missingFacts.length / statedCount >= 0.85
    expect({ missingFacts, areEnoughFound }).toMatchObject({ areEnoughFound: true })
    const areFewWrong = wrongProposals.length / proposedCount <= 0.02
    expect({ wrongProposals, areFewWrong }).toMatchObject({ areFewWrong: true })
  },
)
