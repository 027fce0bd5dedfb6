import type { Statement, Time } from '../../french/find-statements'
import {
  nounSubject,
  objectPronoun,
  pronounSubject,
  speechVerb,
  thirdPersonPronoun,
} from '../../french/words/predicate-words'
import { normaliseText } from '../../text-analysis/normalise-text'
import type { UtteranceAnalysis } from '../understanding/analyse-utterance'
import type { FollowUpMatch } from './find-follow-up'

/** After a longer utterance, a question about one of its verbs presumes too much. */
const maxWordsForQuestion = 12

/** A clause with at least this share of the utterance's words counts as its main clause. */
const minShareOfMainClause = 2 / 3
/** A clause with a smaller share of the utterance's words counts as a detail. */
const minShareOfImportantClause = 1 / 2

/** Minimum specificity of a follow-up to a detail. */
const minSpecificityForDetail = 1.5
/** Minimum specificity of a follow-up to a clause between a detail and the main clause, unless it states a plan. */
const minSpecificityForImportantClause = 1

/**
 * Decides whether the matching follow-up may be a question or only a remark; null when neither fits. The conditions
 * are those that separated fitting sentences from misplaced ones in calls that were judged (decision 072).
 */
export function chooseForm(
  { clause, followUp, statement }: FollowUpMatch,
  { purpose, wordCount }: UtteranceAnalysis,
): 'question' | 'remark' | null {
  const { pronouns, subjects, time, verb } = statement
  const isSubjectVague = hasVagueSubject(clause)
  // "J'en ai vu" and "il est brave" are about something said before. "Elle m'a souri" is about the caller as well.
  if (pronouns.some((pronoun) => objectPronoun.test(pronoun))) return null
  if (isSubjectVague && !pronouns.includes('me')) return null
  const share = clause.split(' ').length / wordCount
  const isMainClause = share >= minShareOfMainClause
  if (followUp.specificity < findMinSpecificity(share, time)) return null
  // What somebody said matters more than the fact that it was said.
  if (speechVerb.test(verb)) return isMainClause ? 'remark' : null
  const mayAsk =
    isMainClause &&
    wordCount <= maxWordsForQuestion &&
    isEventOrState(statement, purpose) &&
    !isSubjectVague &&
    subjects[0] !== 'ça'
  return mayAsk ? 'question' : 'remark'
}

/** Whether the subject is a pronoun such as "il", and the clause does not name whom or what it stands for. */
function hasVagueSubject(clause: string): boolean {
  const [, before = '', pronoun = ''] = pronounSubject.exec(normaliseText(clause)) ?? []
  return thirdPersonPronoun.test(pronoun) && !nounSubject.test(before)
}

/**
 * Returns the minimum specificity of a follow-up to a clause: the smaller its share of the utterance, the higher. It is
 * 0 for the main clause, and for a plan that is no detail.
 */
function findMinSpecificity(share: number, time: Time): number {
  if (share < minShareOfImportantClause) return minSpecificityForDetail
  return share >= minShareOfMainClause || time === 'futur' ? 0 : minSpecificityForImportantClause
}

/**
 * Whether the statement reports an event or a present state. A question about a plan or a past habit would presume too
 * much, and a signal such as "d'accord" reports nothing.
 */
const isEventOrState = ({ time }: Statement, { purpose }: UtteranceAnalysis['purpose']) =>
  (time === 'passé' || time === 'présent') && !/plan|signals/.test(purpose)
