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

/** Kinds of signs that answer the companion's question, and so may be about a subject. */
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

/** Minimum probability at which a sign that answers nothing is about the conversation, not about a subject. */
const minSignProbability = 0.35

/** Minimum summed probability of questions and requests at which an utterance counts as a question. */
const minQuestionProbability = 0.45

/** Below this probability of a statement kind, an utterance in the form of a question counts as a question. */
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

/** Returns which replies of a subject fit the utterance; null when other rules should answer it. */
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

/** Minimum probability at which the companion reacts to the kind of a statement before it asks about the subject. */
const minReactionProbability = 0.5

/** Returns the kind of a statement about a feeling or a plan, if it is certain enough to react to. */
export function findReaction({ kinds: { best } }: UtteranceAnalysis): UtteranceKind | null {
  if (!best || best.probability < minReactionProbability) return null
  return useByGroup[best.kind.group] === 'statement' ? null : best.kind
}
