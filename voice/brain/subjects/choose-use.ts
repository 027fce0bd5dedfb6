import type { UtteranceKind } from '../listening/utterance-kind'
import type { UtteranceAnalysis } from '../understanding/analyse-utterance'
import type { SubjectUse } from './subject'

/** Kinds of questions and requests about something that a subject can answer. */
const answerableKinds: ReadonlySet<string> = new Set([
  'asks-view-of-people',
  'asks-opinion-of-plan',
  'asks-in-my-place',
  'asks-should-i',
  'asks-is-it-normal',
  'asks-prediction',
  'asks-agreement',
  'asks-how-practical',
  'asks-how-with-people',
  'asks-which-option',
  'asks-what-if',
  'asks-another-idea',
  'asks-next-step',
  'asks-when-where',
  'asks-fact',
  'asks-how-much',
  'asks-why-i-or-people',
])

/** Signs that answer the companion's question, and so may be about a subject. */
const answeringSigns: ReadonlySet<string> = new Set([
  'answer-thing',
  'answer-person',
  'answer-time-place-number',
  'yes-and',
  'no-and',
  'it-depends',
  'does-not-know',
  'agrees',
  'hello-and-mood',
])

/** From this probability on, a sign that is no answer is about the conversation and not about a subject. */
const minSignProbability = 0.35

/** Below this sum of the probabilities of questions and requests an utterance counts as a statement. */
const minQuestionProbability = 0.45

/** Below this probability the form of a question says more than the kind of statement. */
const maxUncertainProbability = 0.3

/** Matches questions about the call itself: "je te dérange pas ?" */
const aboutCallPattern = /^(?:est ce que )?(?:je (?:te|vous)|(?:tu|vous) m) \S+(?: pas)?$/

const useByGroup: Readonly<Partial<Record<UtteranceKind['group'], SubjectUse>>> = {
  everyday: 'statement',
  people: 'statement',
  pleasant: 'pleasure',
  plan: 'plan',
  annoyance: 'trouble',
  worry: 'trouble',
  sadness: 'trouble',
}

/** Returns what the caller does with the subject; null when the utterance needs another answer. */
export function chooseUse(utterance: UtteranceAnalysis): SubjectUse | null {
  const { isQuestion, kinds, mood, normalisedText } = utterance
  const { best, groupProbabilities } = kinds
  if (!best || aboutCallPattern.test(normalisedText)) return null
  const { group, id } = best.kind
  switch (group) {
    case 'sign':
      return best.probability < minSignProbability || answeringSigns.has(id) ? 'statement' : null
    case 'scene':
      return null
    case 'companion-question':
      return id === 'asks-taste' ? 'taste' : null
    case 'question':
    case 'request':
      return answerableKinds.has(id) ? 'question' : null
  }
  const isUncertain = best.probability < maxUncertainProbability
  const questionProbability = groupProbabilities.question + groupProbabilities.request
  if (isQuestion && (isUncertain || questionProbability >= minQuestionProbability))
    return 'question'
  return mood !== null && mood !== 'joy' ? 'trouble' : (useByGroup[group] ?? 'statement')
}

/** From this probability on, the kind of a statement is acknowledged before the question about its subject. */
const minReactionProbability = 0.5

/** Returns the kind of a statement with a feeling or a plan when its reactions certainly fit. */
export function findReaction({ kinds: { best } }: UtteranceAnalysis): UtteranceKind | null {
  if (!best || best.probability < minReactionProbability) return null
  return useByGroup[best.kind.group] === 'statement' ? null : best.kind
}
