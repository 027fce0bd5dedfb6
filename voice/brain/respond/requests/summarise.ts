import type { FormOfAddress } from '../../../../domain/companions/companion-persona'
import { isQuestion } from '../../../french/is-question'
import { reflect } from '../../../french/reflect'
import type { ResponseDraft } from '../../dialogue/response-draft'
import { nothingToldReplies, summaryIntroductions } from '../../templates/answers/memory-templates'
import {
  aboutTalk,
  clauseBoundary,
  informativePatterns,
  startsWithNo,
  summaryRequest,
} from '../../templates/retelling-words'
import type { Rule } from '../rule'

/** Sums up what the caller has told the companion in this call. */
export const summarise: Rule = (draft, { normalisedText }) =>
  summaryRequest.test(normalisedText) &&
  (sayFacts(draft, summaryIntroductions) || draft.sayOneOf(nothingToldReplies))

const maxFacts = 4
const maxFactsInSentence = 2
const minFactWords = 4
const maxFactWords = 14

/**
 * Says the most informative facts of the call in the order in which the caller told them; returns false when there are
 * none.
 */
export function sayFacts(draft: ResponseDraft, introductions: readonly string[]): boolean {
  const { address } = draft.context.companion.persona
  const clauses = draft.state.callerStatements
    .filter((statement) => !startsWithNo.test(statement))
    .flatMap((statement) => statement.replace(/'/g, '’').split(clauseBoundary))
  const facts = [...new Set(clauses.flatMap((clause) => restateFact(clause, address) ?? []))]
  // Of equally informative facts, the latest are chosen.
  const chosenFacts = facts
    .toReversed()
    .toSorted((one, other) => rateFact(other) - rateFact(one))
    .slice(0, maxFacts)
    .toSorted((one, other) => facts.indexOf(one) - facts.indexOf(other))
  if (chosenFacts.length === 0) return false
  const firstFacts = chosenFacts.slice(0, maxFactsInSentence)
  const otherFacts = chosenFacts.slice(maxFactsInSentence)
  draft.sayOneOf(introductions)
  draft.sentences.push(`D’abord, ${firstFacts.join(' ; et ')}.`)
  if (otherFacts.length > 0) draft.sentences.push(`Ensuite, ${otherFacts.join(' ; et ')}.`)
  return true
}

/**
 * Returns what a clause says about the caller, in the second person. Returns null for a question, for a clause that
 * states no fact, and when the result is too short or too long.
 */
function restateFact(clause: string, address: FormOfAddress): string | null {
  if (isQuestion(clause) || aboutTalk.test(clause)) return null
  const fact = reflect(clause, address)?.replace(/^((?:ton|ta|votre) \S+) (?:il|elle) /, '$1 ')
  const wordCount = fact?.split(' ').length ?? 0
  return fact && wordCount >= minFactWords && wordCount <= maxFactWords ? fact : null
}

const rateFact = (fact: string) =>
  informativePatterns.filter((pattern) => pattern.test(fact)).length
