import type { ResponseDraft } from '../dialogue/response-draft'
import { answerEverydayQuestion } from '../knowledge/everyday'
import {
  agreesWithGroup,
  agreesWithQuestionGroup,
  isQuestionPurpose,
  type Purpose,
  shortPurposes,
} from '../purposes/purpose'
import { isOccupied, namesActivity } from '../respond/activities/is-occupied'
import {
  admitUnknownThing,
  answerOthersMind,
  joinRecentStatements,
  sayWhereToFindOut,
} from '../respond/answers/answer-question'
import { askAboutProfile } from '../respond/ask-about-profile'
import { askNewQuestion, mayWantActivity } from '../respond/continue-conversation'
import type { Rule } from '../respond/rule'
import { greetBack } from '../tellings/greet-back'
import { stances } from '../templates/answers/answer-templates'
import { tips } from '../templates/answers/view-templates'
import type { Template } from '../templates/template'
import type { UtteranceAnalysis } from '../understanding/analyse-utterance'
import type { Intent } from '../understanding/intents'
import { kindById } from './all-kinds'
import type { KindEstimate } from './recognise-kind'
import type { KindGroup, UtteranceKind } from './utterance-kind'

/**
 * Below these probabilities the kind is not used. Signs and questions have few wordings and are recognised well;
 * statements can be about anything.
 */
const minStatementProbability = 0.75
const minSignProbability = 0.6
const minQuestionProbability = 0.5

/** From this probability on the kind of a question counts whatever the purpose, except in a long story. */
const minSureProbability = 0.8
const maxWordsOfSureQuestion = 16

/** From this probability on the purpose decides whether the utterance is a question, and about what. */
const minSurePurposeProbability = 0.5

/** An utterance with the form of a question is a statement only if its kinds of questions are improbable. */
const maxQuestionProbability = 0.3

/** After up to this many words late in a call the companion may ask about the profile. */
const maxSilentWords = 3

const painfulGroups: ReadonlySet<KindGroup> = new Set(['worry', 'sadness'])

const questionGroups: readonly KindGroup[] = ['companion-question', 'question', 'request']

/** Signs that other rules answer, because the answer depends on the state of the call. */
const otherRulesKinds: ReadonlySet<string> = new Set([
  'goodbye-with-reason',
  'did-exercise',
  'listens-go-on',
])

/** Questions about the companion or the call that have a definite answer. */
const factualIntents: readonly Intent[] = [
  'asks-if-human',
  'asks-name',
  'asks-maker',
  'asks-abilities',
  'asks-privacy',
  'asks-price',
  'asks-balance',
]

const minTurnsBeforeObjection = 3

/** A shorter greeting says nothing of the caller's mood. */
const minGreetingWords = 4

/** Reacts to a statement or to a sign of the caller by its kind. */
export const respondToStatement: Rule = (draft, utterance) => {
  if (isOccupied(draft) || namesActivity(draft, utterance)) return false
  if (mayWantActivity(draft, utterance)) return false
  const kind = findStatementKind(utterance)
  if (!kind || kind.reactions.length === 0) return false
  // Nothing was proposed yet, and "pas mal" approves.
  if (kind.id === 'objects' && draft.state.turnCount < minTurnsBeforeObjection) return false
  if (kind.id === 'corrects-companion' && /\bpas mal\b/.test(utterance.normalisedText)) return false
  greetBack(draft, utterance)
  const isPainful = painfulGroups.has(kind.group)
  if (!draft.sayOneOf(kind.reactions)) return false
  if (isPainful) draft.update({ suggestion: { state: 'disabled' } })
  draft.update({
    topic: utterance.topics[0] ?? (isPainful ? draft.state.topic : null),
    turnsSinceTopic: 0,
  })
  if (kind.id === 'hello-and-mood') return askNewQuestion(draft)
  const isAlmostSilent = utterance.wordCount <= maxSilentWords && draft.state.turnCount > 4
  if (isAlmostSilent) askAboutProfile(draft)
  return true
}

/** Answers a question of which more is known than its kind: about what somebody thinks, a fact, a written topic. */
export const answerKnownQuestion: Rule = (draft, utterance) => {
  if (sayTip(draft, utterance)) return true
  const kind = findProbableQuestionKind(utterance)
  if (!kind) return false
  if (admitUnknownThing(draft, utterance.text)) return true
  if (kind.id === 'asks-others-mind' && answerOthersMind(draft, utterance.normalisedText))
    return true
  if (/^asks-(?:fact|how-much|do-you-know)$/.test(kind.id) && sayWhereToFindOut(draft, utterance))
    return true
  const answers = findWrittenAnswer(kind, utterance)
  return answers !== null && draft.sayOneOf(answers)
}

const advicePurposes: ReadonlySet<Purpose> = new Set([
  'asks-idea',
  'asks-how-to-cope',
  'asks-practical',
])
const minAdviceProbability = 0.35
/** A shorter question is about what the caller has just told: "je mets quoi dessus ?" */
const maxBareQuestionWords = 7

/** Gives a written tip on what the caller asks about, or has just told. */
function sayTip(
  draft: ResponseDraft,
  { normalisedText, purpose, wordCount }: UtteranceAnalysis,
): boolean {
  if (isOccupied(draft) || !advicePurposes.has(purpose.purpose)) return false
  if (purpose.probability < minAdviceProbability) return false
  const texts = [normalisedText]
  if (wordCount <= maxBareQuestionWords) texts.push(joinRecentStatements(draft))
  return texts.some((text) =>
    draft.sayOneOf(
      answerEverydayQuestion(text) ?? tips.find(([pattern]) => pattern.test(text))?.[1] ?? [],
    ),
  )
}

/** Answers a question about the companion or a request by its kind; other questions are answered by their purpose. */
export const answerByKind: Rule = (draft, utterance) => {
  const kind = findQuestionKind(utterance)
  return kind !== null && kind.group !== 'question' && draft.sayOneOf(kind.reactions)
}

/** Returns the kind of a statement or a sign; null when it is uncertain or disagrees with the purpose. */
function findStatementKind({
  intents,
  isQuestion,
  kinds,
  purpose,
  wordCount,
}: UtteranceAnalysis): UtteranceKind | null {
  const { best, groupProbabilities } = kinds
  if (!best || otherRulesKinds.has(best.kind.id)) return null
  if (factualIntents.some((intent) => intents.has(intent))) return null
  if (best.kind.id === 'hello-and-mood' && wordCount < minGreetingWords) return null
  const { group } = best.kind
  const repair = purpose.purpose === 'signals' ? findRepairKind(kinds) : null
  if (repair) return repair
  if (group === 'scene' || questionGroups.includes(group)) return null
  if (group === 'sign')
    return best.probability >= minSignProbability && shortPurposes.has(purpose.purpose)
      ? best.kind
      : null
  if (isQuestion && sumQuestions(groupProbabilities) > maxQuestionProbability) return null
  if (best.probability < minStatementProbability) return null
  return agreesWithGroup(purpose.purpose, group) ? best.kind : null
}

/** Kinds that object to what the companion said; all of them get an apology. */
const repairKinds = ['asks-what-it-means', 'complains-of-answer', 'corrects-companion'] as const
const minRepairProbability = 0.6

/** Returns the most probable of the kinds that object, when their probabilities add up; else null. */
function findRepairKind({ probabilities }: KindEstimate): UtteranceKind | null {
  const rated = repairKinds.map((id) => ({ id, probability: probabilities.get(id) ?? 0 }))
  if (rated.reduce((sum, { probability }) => sum + probability, 0) < minRepairProbability)
    return null
  const { id } = rated.reduce((most, one) => (one.probability > most.probability ? one : most))
  return kindById.get(id) ?? null
}

const sumQuestions = (groups: Readonly<Record<KindGroup, number>>) =>
  questionGroups.reduce((sum, group) => sum + groups[group], 0)

/** Returns the kind of a question; null when it is uncertain or the purpose is surer. */
function findQuestionKind(utterance: UtteranceAnalysis): UtteranceKind | null {
  const { isQuestion, kinds, purpose } = utterance
  const kind = findProbableQuestionKind(utterance)
  if (!kind || purpose.probability < minSurePurposeProbability) return kind
  const isSure = (kinds.best?.probability ?? 0) >= minSureProbability
  // "Pourquoi tu dis oui ?" resembles a signal by its words alone.
  const isShortQuestion = isQuestion && shortPurposes.has(purpose.purpose)
  return isSure && (isShortQuestion || agreesWithQuestionGroup(purpose.purpose, kind.group))
    ? kind
    : null
}

/** Returns the most probable kind of a question; null when it is uncertain or no question. */
function findProbableQuestionKind({
  isQuestion,
  kinds: { best },
  purpose,
  wordCount,
}: UtteranceAnalysis): UtteranceKind | null {
  if (!best || !questionGroups.includes(best.kind.group)) return null
  if (best.probability < minQuestionProbability) return null
  const isSure = best.probability >= minSureProbability
  if (isSure && (isQuestion || wordCount <= maxWordsOfSureQuestion)) return best.kind
  return isQuestionPurpose(purpose.purpose) ? best.kind : null
}

/** Returns a written answer to exactly this question; null when there is none. */
function findWrittenAnswer(
  { id }: UtteranceKind,
  { normalisedText }: UtteranceAnalysis,
): readonly Template[] | null {
  if (/^asks-(?:how-practical|exercise)$/.test(id))
    return tips.find(([pattern]) => pattern.test(normalisedText))?.[1] ?? null
  if (/^asks-(?:should|view|opinion)/.test(id))
    return stances.find(([pattern]) => pattern.test(normalisedText))?.[1] ?? null
  return null
}
