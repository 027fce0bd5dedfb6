import { normaliseText } from '../../text-analysis/normalise-text'
import { listActivitiesFor } from '../activities/choose-activity'
import { reactionsToActs } from '../templates/answers/act-reactions'
import {
  agreeingReactions,
  complaintQuestions,
  complaintReplies,
  gentleReactions,
  hardReactions,
  ideaQuestions,
  jokeApologies,
  lightReactions,
  noQuestionReplies,
  reactionWords,
  unknownIdeaQuestions,
} from '../templates/answers/opinion-templates'
import { ideasByOccasion, views, viewsOfCaller } from '../templates/answers/view-templates'
import { misunderstandingApologies } from '../templates/conversation-templates'
import { unsafePlanPattern } from '../templates/crisis/ambiguous-words'
import { repetitionApologies } from '../templates/listening-templates'
import {
  answerWords,
  companionWords,
  forgivingPattern,
  ideaRequestPattern,
  otherSubject,
  repetitionPattern,
  tirednessPattern,
} from '../templates/manner-words'
import { isSeriousTopic } from '../topics/all-topics'
import { isSuggestionDue, suggestActivity } from './activities/suggest-activity'
import type { Rule } from './rule'

/**
 * Reacts briefly to an act such as an offer, an announcement, a wish, teasing or approval of the last answer. Painful
 * words, most questions and words during an activity are left to other rules.
 */
export const reactToAct: Rule = (draft, utterance) => {
  const { act, isQuestion, mood, normalisedText, wordCount } = utterance
  const { runningActivity, suggestion, turnCount } = draft.state
  if (runningActivity || suggestion.state === 'pending' || unsafePlanPattern.test(normalisedText))
    return false
  if ((mood !== null && mood !== 'joy') || (isQuestion && act !== 'asks-kindness')) return false
  const reaction = reactionsToActs.find(
    (one) =>
      one.act === act &&
      wordCount <= one.maxWords &&
      (one.words?.test(normalisedText) ?? true) &&
      !one.except?.test(normalisedText),
  )
  if (!reaction || (turnCount < 2 && /^(?:approves|lukewarm)$/.test(reaction.act))) return false
  if (!draft.sayOneOf(reaction.replies)) return false
  const suitsActivity = listActivitiesFor(draft.context.companion).some(({ requestPattern }) =>
    requestPattern.test(normalisedText),
  )
  if (act === 'tells-plan' && suitsActivity && isSuggestionDue(draft.state))
    suggestActivity(draft, normalisedText)
  return true
}

/** Agrees with a caller who wants a reaction ("avouez que c’est injuste"), but not with self-criticism. */
export const shareReaction: Rule = (draft, { act, mood, normalisedText, wordCount }) => {
  if (
    reactionWords.selfCriticism.test(normalisedText) &&
    (act === 'asks-reaction' || wordCount <= 4)
  )
    return draft.sayOneOf(gentleReactions)
  if (act !== 'asks-reaction' || wordCount > 16) return false
  const { topic, turnsSinceTopic } = draft.state
  const isRecentTopicSerious = isSeriousTopic(topic) && turnsSinceTopic < 2
  const isHard =
    !reactionWords.light.test(normalisedText) &&
    (reactionWords.angry.test(normalisedText) ||
      (mood !== null && mood !== 'joy') ||
      isRecentTopicSerious)
  if (isHard) return draft.sayOneOf(hardReactions)
  return draft.sayOneOf(
    reactionWords.light.test(normalisedText) ? lightReactions : agreeingReactions,
  )
}

/** Admits that an answer or a joke did not help, or was given before. */
export const respondToComplaint: Rule = (draft, { act, wordCount, normalisedText }) => {
  if (repetitionPattern.test(normalisedText) && !/\bj ai\b/.test(normalisedText))
    return draft.sayOneOf(repetitionApologies)
  if (act !== 'complaint' || wordCount > 16 || !answerWords.test(normalisedText)) return false
  if (forgivingPattern.test(normalisedText)) return false
  const isAboutJoke = /\b(blague|histoire|drole|celle la)\b|^elle (est|etait) \w+$/.test(
    normalisedText,
  )
  if (isAboutJoke) return draft.sayOneOf(jokeApologies)
  if (otherSubject.test(normalisedText) && !companionWords.test(normalisedText)) return false
  const hasReplied = draft.sayOneOf(complaintReplies) || draft.sayOneOf(misunderstandingApologies)
  return hasReplied && (draft.sayOneOf(complaintQuestions) || true)
}

/** States the written opinion on what the caller asks about or has done; returns false when there is none. */
export const giveOpinion: Rule = (draft, { act, normalisedText }) => {
  if (act !== 'asks-opinion') return false
  const isAboutCaller = /\b(?:je|j|mon|ma|mes)\b/.test(normalisedText)
  const view = (isAboutCaller ? viewsOfCaller : views).find(([one]) => one.test(normalisedText))
  return view !== undefined && draft.sayOneOf(view[1])
}

/** Number of the caller's latest statements that may name what the idea is for. */
const maxEarlierStatements = 4

/**
 * Suggests an idea for a subject that the caller names now or named in a recent statement, or asks for the
 * subject.
 */
export const giveIdea: Rule = (draft, { act, isQuestion, normalisedText, purpose }) => {
  // "Vous avez une idée de combien ça coûte" asks for a fact.
  if (/\bidees? (?:de|d) (?:combien|ce que|la|l|quand|comment)\b/.test(normalisedText)) return false
  if (purpose.purpose === 'asks-fact' || purpose.purpose === 'asks-practical') return false
  const asksForIdea =
    /\b(?:cherche|faut|aurais|auriez|as|avez) .{0,12}\bidees? (?:de|pour|d)\b/.test(normalisedText)
  if (!asksForIdea && act !== 'asks-idea') return false
  if (!isQuestion && !ideaRequestPattern.test(normalisedText)) return false
  const statements = draft.state.callerStatements.slice(-maxEarlierStatements).reverse()
  const texts = [normalisedText, ...statements.map(normaliseText)]
  const idea = texts
    .map((text) => ideasByOccasion.find(([pattern]) => pattern.test(text)))
    .find((entry) => entry !== undefined)
  if (idea === undefined || !draft.sayOneOf(idea[1])) return draft.sayOneOf(unknownIdeaQuestions)
  return draft.sayOneOf(ideaQuestions) || true
}

/** Promises a caller who is tired of questions to ask none, and keeps the later responses without questions. */
export const stopAsking: Rule = (draft, { act, normalisedText, wordCount }) => {
  if (act !== 'no-questions' || wordCount > 14 || !tirednessPattern.test(normalisedText))
    return false
  draft.update({ isListening: true, suggestion: { state: 'disabled' } })
  return draft.sayOneOf(noQuestionReplies)
}
