import { normaliseText } from '../../text-analysis/normalise-text'
import {
  nounSubject,
  objectPronoun,
  pronounSubject,
  speechVerb,
  thirdPersonPronoun,
} from '../knowledge/predicate-words'
import type { UtteranceAnalysis } from '../understanding/analyse-utterance'
import type { Match } from './find-follow-up'

/** In a longer utterance a question about one verb presumes too much. */
const maxWordsBeforeQuestion = 12

/**
 * Decides whether the match may be followed up with a question or only with a remark; null when neither fits. The
 * conditions separated fitting lines from lines out of place in calls that were judged (decision 072).
 */
export function chooseForm(
  { clause, followUp, statement }: Match,
  { purpose, wordCount }: UtteranceAnalysis,
): 'question' | 'remark' | null {
  const { pronouns, subjects, time, verb } = statement
  const [, before = '', pronoun = ''] = pronounSubject.exec(normaliseText(clause)) ?? []
  const isVague = thirdPersonPronoun.test(pronoun) && !nounSubject.test(before)
  // "Il est brave", "j'en ai vu": what it is about was said before. "Elle m'a souri" is about the caller as well.
  if (pronouns.some((one) => objectPronoun.test(one))) return null
  if (isVague && !pronouns.includes('me')) return null
  const share = clause.split(' ').length / wordCount
  const isMain = share >= 2 / 3
  // The less of the utterance a clause is, the more of it an entry has to know.
  const minSpecificity = share < 1 / 2 ? 1.5 : isMain || time === 'futur' ? 0 : 1
  if (followUp.specificity < minSpecificity) return null
  // What was said matters more than that it was said.
  if (speechVerb.test(verb)) return isMain ? 'remark' : null
  // A question about a plan or a habit presumes too much, and a signal is no story.
  const isEvent = /^(?:passé|présent)$/.test(time) && !/plan|signals/.test(purpose.purpose)
  const isCertain = isMain && isEvent && !isVague && subjects[0] !== 'ça'
  return isCertain && wordCount <= maxWordsBeforeQuestion ? 'question' : 'remark'
}
