import { normaliseText } from '../../text-analysis/normalise-text'
import { listActivitiesFor } from '../activities/choose-activity'
import { reactionsToActs } from '../templates/answers/act-reactions'
import {
  agreeingReactions,
  complaintQuestions,
  complaintReplies,
  gentleReactions,
  ideaQuestions,
  jokeApologies,
  lightReactions,
  noQuestionReplies,
  reactionsToHardship,
  reactionWords,
  unknownIdeaQuestions,
} from '../templates/answers/opinion-templates'
import { ideasByOccasion, views, viewsOnCaller } from '../templates/answers/view-templates'
import { misunderstandingApologies } from '../templates/conversation-templates'
import { unsafePlanPattern } from '../templates/crisis/ambiguous-words'
import { repetitionApologies } from '../templates/listening-templates'
import {
  answerWords,
  companionWords,
  forgivingPattern,
  ideaRequestPattern,
  otherSubject,
  questionRefusalWords,
  repetitionPattern,
} from '../templates/manner-words'
import { isSeriousTopic } from '../topics/all-topics'
import { isPainfulMood } from '../understanding/find-mood'
import { isSuggestionDue, suggestActivity } from './activities/suggest-activity'
import type { Rule } from './rule'

/**
 * Reacts briefly to an act such as an offer, an announcement, a wish, teasing or approval of the last answer, and may
 * suggest an activity that suits a plan. Leaves painful words, most questions and all words in an activity to other
 * rules.
 */
export const reactToAct: Rule = (draft, utterance) => {
  const { act, isQuestion, mood, normalisedText, wordCount } = utterance
  const { runningActivity, suggestion, turnCount } = draft.state
  if (runningActivity || suggestion.state === 'pending' || unsafePlanPattern.test(normalisedText))
    return false
  if (isPainfulMood(mood) || (isQuestion && act !== 'asks-kindness')) return false
  const reaction = reactionsToActs.find(
    (one) =>
      one.act === act &&
      wordCount <= one.maxWords &&
      (one.words?.test(normalisedText) ?? true) &&
      !one.except?.test(normalisedText),
  )
  if (!reaction) return false
  // Before the companion has answered anything, there is no answer to approve or dislike.
  const judgesAnswer = /^(?:approves|lukewarm)$/.test(reaction.act)
  if (judgesAnswer && turnCount < 2) return false
  if (!draft.sayOneOf(reaction.replies)) return false
  const suitsActivity = listActivitiesFor(draft.context.companion).some(({ requestPattern }) =>
    requestPattern.test(normalisedText),
  )
  if (act === 'tells-plan' && suitsActivity && isSuggestionDue(draft.state))
    suggestActivity(draft, normalisedText)
  return true
}

/** A longer utterance asks for more than a reaction. */
const maxWordsOfReactionRequest = 16
/** In a longer utterance, words of self-criticism count only if the act is to ask for a reaction. */
const maxWordsOfSelfCriticism = 4

/** Agrees with a caller who wants a reaction ("avouez que c’est injuste"), but not with self-criticism. */
export const shareReaction: Rule = (draft, { act, mood, normalisedText, wordCount }) => {
  const asksForReaction = act === 'asks-reaction'
  const isSelfCriticism =
    reactionWords.selfCriticism.test(normalisedText) &&
    (asksForReaction || wordCount <= maxWordsOfSelfCriticism)
  if (isSelfCriticism) return draft.sayOneOf(gentleReactions)
  if (!asksForReaction || wordCount > maxWordsOfReactionRequest) return false
  if (reactionWords.light.test(normalisedText)) return draft.sayOneOf(lightReactions)
  const { topic, turnsSinceTopic } = draft.state
  const isRecentTopicSerious = isSeriousTopic(topic) && turnsSinceTopic < 2
  const isHard =
    reactionWords.unjust.test(normalisedText) || isPainfulMood(mood) || isRecentTopicSerious
  return draft.sayOneOf(isHard ? reactionsToHardship : agreeingReactions)
}

/** A longer utterance is more than a complaint about an answer. */
const maxComplaintWords = 16

/** Apologises for an answer or a joke that the caller complains about, because it did not help or was said before. */
export const respondToComplaint: Rule = (draft, { act, wordCount, normalisedText }) => {
  if (repetitionPattern.test(normalisedText) && !/\bj ai\b/.test(normalisedText))
    return draft.sayOneOf(repetitionApologies)
  if (act !== 'complaint' || wordCount > maxComplaintWords) return false
  if (!answerWords.test(normalisedText)) return false
  if (forgivingPattern.test(normalisedText)) return false
  const isAboutJoke = /\b(blague|histoire|drole|celle la)\b|^elle (est|etait) \w+$/.test(
    normalisedText,
  )
  if (isAboutJoke) return draft.sayOneOf(jokeApologies)
  if (otherSubject.test(normalisedText) && !companionWords.test(normalisedText)) return false
  const hasReplied = draft.sayOneOf(complaintReplies) || draft.sayOneOf(misunderstandingApologies)
  return hasReplied && (draft.sayOneOf(complaintQuestions) || true)
}

/** Gives the written opinion on what the caller asks about or has done; returns false when there is none. */
export const giveOpinion: Rule = (draft, { act, normalisedText }) => {
  if (act !== 'asks-opinion') return false
  const isAboutCaller = /\b(?:je|j|mon|ma|mes)\b/.test(normalisedText)
  const opinions = isAboutCaller ? viewsOnCaller : views
  const view = opinions.find(([pattern]) => pattern.test(normalisedText))
  return view !== undefined && draft.sayOneOf(view[1])
}

/** Number of the caller's latest statements that may name what the idea is for. */
const maxEarlierStatements = 4

/**
 * Suggests an idea for a subject that the caller names now or named in a recent statement. If there is no unused idea,
 * asks the caller what the idea is for.
 */
export const giveIdea: Rule = (draft, { act, isQuestion, normalisedText, purpose }) => {
  // "Vous avez une idée de combien ça coûte"
  const asksForFact =
    /\bidees? (?:de|d) (?:combien|ce que|la|l|quand|comment)\b/.test(normalisedText) ||
    purpose.purpose === 'asks-fact' ||
    purpose.purpose === 'asks-practical'
  if (asksForFact) return false
  const asksForIdea =
    /\b(?:cherche|faut|aurais|auriez|as|avez) .{0,12}\bidees? (?:de|pour|d)\b/.test(normalisedText)
  if (!asksForIdea && act !== 'asks-idea') return false
  if (!isQuestion && !ideaRequestPattern.test(normalisedText)) return false
  const statements = draft.state.callerStatements.slice(-maxEarlierStatements).reverse()
  const texts = [normalisedText, ...statements.map(normaliseText)]
  const ideas = texts
    .map((text) => ideasByOccasion.find(([pattern]) => pattern.test(text))?.[1])
    .find((found) => found !== undefined)
  if (ideas === undefined || !draft.sayOneOf(ideas)) return draft.sayOneOf(unknownIdeaQuestions)
  return draft.sayOneOf(ideaQuestions) || true
}

/** A longer utterance does more than refuse questions. */
const maxWordsOfQuestionRefusal = 14

/** Promises to ask no more questions when the caller is tired of them, and keeps the promise in later responses. */
export const stopAsking: Rule = (draft, { act, normalisedText, wordCount }) => {
  if (act !== 'no-questions' || wordCount > maxWordsOfQuestionRefusal) return false
  if (!questionRefusalWords.test(normalisedText)) return false
  draft.update({ isListening: true, suggestion: { state: 'disabled' } })
  return draft.sayOneOf(noQuestionReplies)
}
