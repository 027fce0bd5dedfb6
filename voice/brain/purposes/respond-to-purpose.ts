import { normaliseText } from '../../text-analysis/normalise-text'
import type { ResponseDraft } from '../dialogue/response-draft'
import { invitationsToGoOn } from '../listening/general-replies'
import { greetBack } from '../listening/greet-back'
import { isOccupied, namesActivity } from '../respond/activities/is-occupied'
import { sayWhereToFindOut } from '../respond/answers/answer-question'
import { mayWantActivity } from '../respond/continue-conversation'
import type { Rule } from '../respond/rule'
import { selfAnswers } from '../templates/answers/self-answers'
import { findMainSentence } from '../understanding/acts/find-act'
import type { UtteranceAnalysis } from '../understanding/analyse-utterance'
import { findAnswers, findReactions, findReactionsToValence } from './all-replies'
import {
  findValence,
  isQuestionPurpose,
  type Purpose,
  shortPurposes,
  type Valence,
} from './purpose'
import { findQuestionForm, type QuestionForm } from './question-form'
import { restateOrEcho } from './restate-or-echo'

/** Minimum probabilities at which the purpose is used; less probable statements get a reaction to their valence. */
const minStatementProbability = 0.5
/** Higher, because joy is out of place when the news is not good. */
const minPleasantProbability = 0.65
/** Higher, because a reaction to a secret is out of place when the caller told none. */
const minConfidingProbability = 0.7
const minQuestionProbability = 0.35
/** Lower, because the form of the question also determines the answer. */
const minClearQuestionProbability = 0.2
/** From this probability on, a question that names an activity does not ask for it. */
const minQuestionAboutActivityProbability = 0.6
/** Minimum summed probability of all question purposes for an utterance without the form of a question. */
const minHiddenQuestionProbability = 0.75
const minHiddenQuestionWords = 4

/** Minimum `valenceProbability` for a reaction; joy about something painful would be the worst mistake. */
const minValenceProbability: Readonly<Record<Valence, number>> = {
  pleasant: 0.6,
  painful: 0.7,
  neutral: 0.5,
}

/** A shorter utterance is an answer or a signal. */
const minStatementWords = 4

/**
 * Share of the reactions that are followed by an invitation to go on. No question written for the purpose
 * follows: two readers judged 13 of 29 reactions with such a question out of place, but only 1 of 16 without
 * one.
 */
const invitationShare = 0.35

/** Reacts to the purpose of a statement, often after restating or echoing a part of it. */
export const reactToPurpose: Rule = (draft, utterance) => {
  const { isQuestion, mood, purpose, wordCount } = utterance
  if (wordCount < minStatementWords || isQuestion) return false
  if (isQuestionPurpose(purpose.purpose) || shortPurposes.has(purpose.purpose)) return false
  const valence = findValence(purpose.purpose)
  const minProbability = findMinProbability(purpose.purpose)
  const isCertain = purpose.probability >= minProbability
  const reactions = isCertain ? findReactions(purpose.purpose) : findReactionsToValence(valence)
  // Another person's plan, or an unwise plan of the caller, may not be good news: "il va mettre le maillot".
  const isDoubtfulPlan =
    purpose.purpose === 'tells-plan' &&
    (!ownPlanPattern.test(utterance.normalisedText) ||
      unwisePlanPattern.test(utterance.normalisedText))
  const contradictsMood = valence === 'pleasant' && mood !== null && mood !== 'joy'
  if (reactions.length === 0 || contradictsMood || isDoubtfulPlan) return false
  if (purpose.valenceProbability < minValenceProbability[valence]) return false
  if (!isFree(draft, utterance)) return false
  greetBack(draft, utterance)
  restateOrEcho(draft, utterance, isCertain)
  if (!draft.sayOneOf(reactions) && draft.sentences.length === 0) return false
  const isPainful = valence === 'painful'
  if (isPainful) draft.update({ suggestion: { state: 'disabled' } })
  draft.update({
    topic: utterance.topics[0] ?? (isPainful ? draft.state.topic : null),
    turnsSinceTopic: 0,
  })
  if (draft.nextRandomValue() < invitationShare) draft.sayOneOf(invitationsToGoOn)
  return true
}

const ownPlanPattern =
  /\b(?:je vais|on va|nous allons|je (?:\w+ )?\w+rai|on (?:\w+ )?\w+ra|j (?:en |y )?\w*rai|decide|compte|pense|voudrais|veux|prevu)\b/

const unwisePlanPattern = /\b(?:insult\w*|culpabilis\w*|si je|si j|me venge\w*|tout plaquer)\b/

const findMinProbability = (purpose: Purpose) => {
  if (purpose === 'confides') return minConfidingProbability
  return findValence(purpose) === 'pleasant' ? minPleasantProbability : minStatementProbability
}

/** Matches questions about whether to do something, whose purpose the classifier may miss: "faut-il que je le dise ?" */
const adviceFrame =
  /^(?:(?:et|mais|alors|bon) )*(?:faut il que je|dois je|je devrais|est ce que je (?:dois|devrais))\b/

/** Answers a question by its purpose and form, when no rule for more specific questions has answered it. */
export const answerByPurpose: Rule = (draft, utterance) => {
  const { intents, purpose, wordCount } = utterance
  const form = findQuestionForm(normaliseText(findMainSentence(utterance.text)))
  // The purpose of a request or a statement says nothing about a question, so that only the form decides.
  const lacksQuestionPurpose =
    !isQuestionPurpose(purpose.purpose) || purpose.purpose === 'asks-to-do'
  if (lacksQuestionPurpose && !isOccupied(draft)) {
    const isYesNoQuestion = form === 'hopes' || form === 'doubts'
    if (isYesNoQuestion && adviceFrame.test(normaliseText(utterance.text)))
      return draft.sayOneOf(findAnswers('asks-choice', form))
    if (form === 'opinion') return draft.sayOneOf(findAnswers('asks-view', form))
    if (form === 'would' && utterance.isQuestion)
      return draft.sayOneOf(findAnswers('asks-companion', form))
  }
  if (!isQuestionPurpose(purpose.purpose) || !mayBeQuestion(utterance)) return false
  const hasQuestionForm = utterance.isQuestion || intents.has('asks-advice') || clearForms.has(form)
  if (!hasQuestionForm && wordCount < minHiddenQuestionWords) return false
  // "Tu penses que je devrais réviser" names an activity but does not ask for it.
  const mayAskForActivity =
    purpose.purpose === 'asks-to-do' || purpose.probability < minQuestionAboutActivityProbability
  if (mayAskForActivity ? !isFree(draft, utterance) : isOccupied(draft)) return false
  const isClear = hasQuestionForm && form !== 'other'
  const minAskedProbability = isClear ? minClearQuestionProbability : minQuestionProbability
  if (purpose.probability < minAskedProbability) return false
  if (!hasQuestionForm && purpose.questionProbability < minHiddenQuestionProbability) return false
  // "Vous trouvez ça triste ?" asks for an opinion, although its purpose is "asks-about-situation".
  const asksForView = /\btrouve[sz]?\b/.test(utterance.normalisedText)
  const isView = purpose.purpose === 'asks-about-situation' && asksForView
  if (purpose.purpose === 'asks-companion' && answerAboutItself(draft, utterance)) return true
  const asksForFact = factualPurposes.has(purpose.purpose) || form === 'knows'
  if (asksForFact && sayWhereToFindOut(draft, utterance)) return true
  return draft.sayOneOf(findAnswers(isView ? 'asks-view' : purpose.purpose, form))
}

/** Answers a question about the companion from `selfAnswers`; returns false when none fits. */
const answerAboutItself: Rule = (draft, { normalisedText }) => {
  const answers = selfAnswers.find(([pattern]) => pattern.test(normalisedText))?.[1]
  return answers !== undefined && draft.sayOneOf(answers)
}

/** Questions that the companion answers by saying where to find out. */
const factualPurposes: ReadonlySet<Purpose> = new Set(['asks-fact', 'asks-practical'])

/** Matches a word that is typical of questions and requests; each of them has at least one. */
const askingPattern =
  /\b(?:comment|pourquoi|combien|quand|quoi|quels?|quelles?|lequel|laquelle|ou (?:est|sont|on|je|tu|vous|c)|est ce|qu est|c est qui|faut il|peut on|(?:tu|vous|on|je|j|il|elle|ca|c|t) .*(?:ou pas|ou non|hein|non)|(?:a|selon|d apres) (?:ton|votre|toi|vous)|avis|(?:crois|croyez|penses|pensez|trouves|trouvez|dirais|diriez|ferais|feriez|sais|savez|connais|connaissez|peux|pouvez|pourrais|pourriez|as|avez|aurais|auriez|es|etes|veux|voulez|aimes|aimez) (?:tu|vous|toi)|(?:tu|vous|t) \w+|idees?|conseils?|ou|normal|grave|possible|on (?:peut|dit|fait|met|doit)|faut|je (?:peux|dois|devrais|fais|mets|dis))\b|^(?:(?:et|mais|alors|bon|allez|vas il y a|vas y) )*(?:dis|dites|aide\w*|donne\w*|trouve\w*|explique\w*|fais|faites|parle\w*|raconte\w*|propose\w*|montre\w*|apprends|apprenez|chante\w*|redis|redites|qui|que|qu|si)\b|\b(?:toi|vous)$/
/** Matches what only looks like a question or a request: "vous savez" in passing, "si vous voulez", "me demande pas". */
const rhetoricalPattern =
  /\b(?:si (?:tu veux|vous voulez)|me demande[sz]? pas|(?:tu|vous) (?:vois|voyez|te rends|vous rendez)|t imagines|(?:je|j) sais (?:pas|plus)(?: (?:si|comment|quoi|pourquoi|ou))?|(?<=\w )(?:tu sais|vous savez)(?= (?!quoi|comment|si|ce|quel|quand|qui|combien|ou|pourquoi)\w))\b/g

/** Minimum probability at which an utterance without such a word counts as a question. */
const minQuestionProbabilityWithoutForm = 0.9

const mayBeQuestion = ({ normalisedText, purpose, text }: UtteranceAnalysis): boolean =>
  text.includes('?') ||
  purpose.probability >= minQuestionProbabilityWithoutForm ||
  askingPattern.test(normalisedText.replace(rhetoricalPattern, ' '))

/** Forms that only questions have. */
const clearForms: ReadonlySet<QuestionForm> = new Set(['why', 'would', 'knows', 'opinion'])

/** Whether no activity, quiz or scene is running, pending, named or wanted. */
const isFree = (draft: ResponseDraft, utterance: UtteranceAnalysis) =>
  !isOccupied(draft) && !namesActivity(draft, utterance) && !mayWantActivity(draft, utterance)
