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
import { takeUp } from './take-up'

/** Below these probabilities the purpose is not used; a statement then gets what fits its valence. */
const minStatementProbability = 0.5
/** Joy about something else is out of place. */
const minPleasantProbability = 0.65
/** What is said about a secret is out of place when there is none. */
const minConfidingProbability = 0.7
const minQuestionProbability = 0.35
/** Less is enough when the form of the question also says what answers it. */
const minClearQuestionProbability = 0.2
/** From this probability on, a question that names an activity does not ask for it. */
const minQuestionAboutActivityProbability = 0.6
/** An utterance without the form of a question must more probably be one, whatever it asks. */
const minHiddenQuestionProbability = 0.75
const minHiddenQuestionWords = 4

/** Below these sums of probabilities nothing is said; joy about something painful is the worst mistake. */
const minValenceProbability: Readonly<Record<Valence, number>> = {
  pleasant: 0.6,
  painful: 0.7,
  neutral: 0.5,
}

/** Fewer words are an answer or a sign. */
const minStatementWords = 4

/**
 * Share of the reactions that are followed by an invitation to go on. No question follows: of 29 reactions with a
 * question that fits the purpose, two readers judged 13 out of place, of 16 without one, only one.
 */
const invitationShare = 0.35

/** Reacts to why the caller tells something, and to a long story also restates what matters most in it. */
export const reactToPurpose: Rule = (draft, utterance) => {
  const { isQuestion, mood, purpose, wordCount } = utterance
  if (wordCount < minStatementWords || isQuestion) return false
  if (isQuestionPurpose(purpose.purpose) || shortPurposes.has(purpose.purpose)) return false
  const valence = findValence(purpose.purpose)
  const minProbability = findMinProbability(purpose.purpose)
  const isCertain = purpose.probability >= minProbability
  const reactions = isCertain ? findReactions(purpose.purpose) : findReactionsToValence(valence)
  // Somebody else's plan, and some of one's own, are no good news: "il va mettre le maillot".
  const isDoubtfulPlan =
    purpose.purpose === 'tells-plan' &&
    (!ownPlanPattern.test(utterance.normalisedText) ||
      unwisePlanPattern.test(utterance.normalisedText))
  const contradictsMood = valence === 'pleasant' && mood !== null && mood !== 'joy'
  if (reactions.length === 0 || contradictsMood || isDoubtfulPlan) return false
  if (purpose.valenceProbability < minValenceProbability[valence]) return false
  if (!isFree(draft, utterance)) return false
  greetBack(draft, utterance)
  takeUp(draft, utterance, isCertain)
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

/** Matches questions whether to do something, whose purpose may be missed: "faut-il que je le dise ?" */
const adviceFrame =
  /^(?:(?:et|mais|alors|bon) )*(?:faut il que je|dois je|je devrais|est ce que je (?:dois|devrais))\b/

/** Answers a question by what the caller wants with it, when nothing more definite is known about it. */
export const answerByPurpose: Rule = (draft, utterance) => {
  const { intents, purpose, wordCount } = utterance
  const form = findQuestionForm(normaliseText(findMainSentence(utterance.text)))
  const isAnyQuestion = !isQuestionPurpose(purpose.purpose) || purpose.purpose === 'asks-to-do'
  if (isAnyQuestion && !isOccupied(draft)) {
    const answersDoubt = form === 'hopes' || form === 'doubts'
    if (answersDoubt && adviceFrame.test(normaliseText(utterance.text)))
      return draft.sayOneOf(findAnswers('asks-choice', form))
    if (form === 'opinion') return draft.sayOneOf(findAnswers('asks-view', form))
    if (form === 'would' && utterance.isQuestion)
      return draft.sayOneOf(findAnswers('asks-companion', form))
  }
  if (!isQuestionPurpose(purpose.purpose) || !mayAsk(utterance)) return false
  const asks = utterance.isQuestion || intents.has('asks-advice') || clearForms.has(form)
  if (!asks && wordCount < minHiddenQuestionWords) return false
  // "Tu penses que je devrais réviser" names an activity but does not ask for it.
  const mayAskForActivity =
    purpose.purpose === 'asks-to-do' || purpose.probability < minQuestionAboutActivityProbability
  if (mayAskForActivity ? !isFree(draft, utterance) : isOccupied(draft)) return false
  const isClear = asks && form !== 'other'
  const minAskedProbability = isClear ? minClearQuestionProbability : minQuestionProbability
  if (purpose.probability < minAskedProbability) return false
  if (!asks && purpose.questionProbability < minHiddenQuestionProbability) return false
  // "Vous trouvez ça triste ?" asks for a view, although it is about something told.
  const asksForView = /\btrouve[sz]?\b/.test(utterance.normalisedText)
  const isView = purpose.purpose === 'asks-about-situation' && asksForView
  if (purpose.purpose === 'asks-companion' && answerAboutOneself(draft, utterance)) return true
  const asksForFact = factualPurposes.has(purpose.purpose) || form === 'knows'
  if (asksForFact && sayWhereToFindOut(draft, utterance)) return true
  return draft.sayOneOf(findAnswers(isView ? 'asks-view' : purpose.purpose, form))
}

/** Gives what the companion says of itself on the subject; false when it says nothing on it. */
const answerAboutOneself: Rule = (draft, { normalisedText }) => {
  const answers = selfAnswers.find(([pattern]) => pattern.test(normalisedText))?.[1]
  return answers !== undefined && draft.sayOneOf(answers)
}

/** Questions whose answer somebody else knows. */
const factualPurposes: ReadonlySet<Purpose> = new Set(['asks-fact', 'asks-practical'])

/** Matches words of which a question or a request has at least one. */
const askingPattern =
  /\b(?:comment|pourquoi|combien|quand|quoi|quels?|quelles?|lequel|laquelle|ou (?:est|sont|on|je|tu|vous|c)|est ce|qu est|c est qui|faut il|peut on|(?:tu|vous|on|je|j|il|elle|ca|c|t) .*(?:ou pas|ou non|hein|non)|(?:a|selon|d apres) (?:ton|votre|toi|vous)|avis|(?:crois|croyez|penses|pensez|trouves|trouvez|dirais|diriez|ferais|feriez|sais|savez|connais|connaissez|peux|pouvez|pourrais|pourriez|as|avez|aurais|auriez|es|etes|veux|voulez|aimes|aimez) (?:tu|vous|toi)|(?:tu|vous|t) \w+|idees?|conseils?|ou|normal|grave|possible|on (?:peut|dit|fait|met|doit)|faut|je (?:peux|dois|devrais|fais|mets|dis))\b|^(?:(?:et|mais|alors|bon|allez|vas il y a|vas y) )*(?:dis|dites|aide\w*|donne\w*|trouve\w*|explique\w*|fais|faites|parle\w*|raconte\w*|propose\w*|montre\w*|apprends|apprenez|chante\w*|redis|redites|qui|que|qu|si)\b|\b(?:toi|vous)$/
/** Matches what only looks like a question or a request: "vous savez" in passing, "si vous voulez", "me demande pas". */
const rhetoricalPattern =
  /\b(?:si (?:tu veux|vous voulez)|me demande[sz]? pas|(?:tu|vous) (?:vois|voyez|te rends|vous rendez)|t imagines|(?:je|j) sais (?:pas|plus)(?: (?:si|comment|quoi|pourquoi|ou))?|(?<=\w )(?:tu sais|vous savez)(?= (?!quoi|comment|si|ce|quel|quand|qui|combien|ou|pourquoi)\w))\b/g

/** From this probability on, even words without the form of a question ask. */
const minQuestionProbabilityWithoutForm = 0.9

const mayAsk = ({ normalisedText, purpose, text }: UtteranceAnalysis): boolean =>
  text.includes('?') ||
  purpose.probability >= minQuestionProbabilityWithoutForm ||
  askingPattern.test(normalisedText.replace(rhetoricalPattern, ' '))

/** Forms that only questions have. */
const clearForms: ReadonlySet<QuestionForm> = new Set(['why', 'would', 'knows', 'opinion'])

const isFree = (draft: ResponseDraft, utterance: UtteranceAnalysis) =>
  !isOccupied(draft) && !namesActivity(draft, utterance) && !mayWantActivity(draft, utterance)
