import { isDangerDenied } from '../../danger/is-danger-retracted'
import { reflect, replaceFirstPersonWords } from '../../french/reflect'
import { normaliseText } from '../../text-analysis/normalise-text'
import type { ResponseDraft } from '../dialogue/response-draft'
import { greetBack } from '../listening/greet-back'
import { jokeReplies, jokeWords, laughterReplies } from '../templates/answers/self-answers'
import {
  beginningReplies,
  clarificationReplies,
  correctedQuestions,
  correctedReplies,
  genericQuestions,
  misunderstandingApologies,
  nameReplies,
  reliefReplies,
  rephraseQuestions,
  sentenceReadyReplies,
  thanksReplies,
  unsureReplies,
} from '../templates/conversation-templates'
import {
  ambiguousWishPattern,
  ambiguousWishQuestions,
  ambiguousWishReplies,
  deniedWishReplies,
} from '../templates/crisis/support-templates'
import {
  cheerfulPattern,
  helplessnessPattern,
  mistakePattern,
  thanksPattern,
} from '../templates/manner-words'
import { agreement, approval } from '../templates/sentences/sentence-requests'
import { findTopics, isSeriousTopic } from '../topics/all-topics'
import type { UtteranceAnalysis } from '../understanding/analyse-utterance'
import { findCorrection } from '../understanding/find-correction'
import { isOccupied } from './activities/is-occupied'
import { askQuestion } from './ask-question'
import { askCategoryQuestion, continueConversation } from './continue-conversation'
import type { Rule } from './rule'

/**
 * Responds to a caller who wants everything to stop, which may be a wish to die: names a helpline, asks what they mean,
 * and stops the running activity.
 */
export const askAboutAmbiguousWish: Rule = (draft, { normalisedText }) => {
  if (!ambiguousWishPattern.test(normalisedText)) return false
  draft.update({ runningActivity: null, questioning: null, suggestion: { state: 'disabled' } })
  if (!draft.sayOneOf(ambiguousWishReplies)) return false
  return draft.sayOneOf(ambiguousWishQuestions) || true
}

/** A longer utterance is about more than the denial. */
const maxDenialWords = 14

/** Acknowledges a caller who says that they do not want to die or hurt themselves, and names a helpline. */
export const acknowledgeDenial: Rule = (draft, { text, wordCount }) =>
  wordCount <= maxDenialWords &&
  isDangerDenied(text) &&
  /\b(mourir|tuer|suicid\w*|en finir|mal)\b/.test(normaliseText(text)) &&
  draft.sayOneOf(deniedWishReplies)

/** A longer correction says something else, too. */
const maxCorrectionWords = 18

/**
 * Apologises to a caller who was misunderstood, then repeats the corrected statement if it is repeatable. Otherwise,
 * responds to a long utterance as to any other; in a short one, acknowledges the corrected statement or, if there is
 * none, asks the caller to rephrase. A "non" that answers a question and corrects nothing is left to other rules.
 */
export const acceptCorrection: Rule = (draft, utterance) => {
  const { intents, text, wordCount } = utterance
  if (!intents.has('reports-misunderstanding') && !isCorrection(utterance)) return false
  if (isPlainNo(draft, utterance)) return false
  draft.sayOneOf(misunderstandingApologies)
  const correctedStatement = findCorrection(text)
  if (correctedStatement && isRepeatable(correctedStatement))
    return repeatCorrection(draft, correctedStatement)
  if (wordCount > maxCorrectionWords) return continueConversation(draft, utterance)
  if (correctedStatement) return draft.sayOneOf(clarificationReplies)
  return askQuestion(draft, [rephraseQuestions, genericQuestions])
}

/** Whether the caller says that they were misunderstood, or what they meant instead. */
function isCorrection({ act, normalisedText, purpose, text }: UtteranceAnalysis): boolean {
  if (act !== 'correction') return false
  // "C'est pas moi qui ai dit ça" corrects nothing that the companion said.
  const isAboutWhoDidIt = /^(?:mais |non )*(?:c|ce n) est pas (?:moi|toi|lui|elle|nous) qui\b/.test(
    normalisedText,
  )
  if (isAboutWhoDidIt) return false
  if (mistakePattern.test(normalisedText)) return true
  return !purpose.purpose.startsWith('tells') && findCorrection(text) !== null
}

/** Whether the utterance answers the companion's question with a "non" that corrects nothing. */
function isPlainNo({ state }: ResponseDraft, { normalisedText, text }: UtteranceAnalysis): boolean {
  const hasAsked = state.lastResponse.at(-1)?.endsWith('?') ?? false
  const isCorrected = mistakePattern.test(normalisedText) || findCorrection(text) !== null
  return hasAsked && /^(?:non|nan)\b/.test(normalisedText) && !isCorrected
}

/** A longer corrected statement may contain a second clause, so it is not repeated. */
const maxRepeatedWords = 9

const isRepeatable = (statement: string): boolean =>
  statement.split(' ').length <= maxRepeatedWords && !/ (?:faut|qui|que|c’est) /.test(statement)

/** Repeats the corrected statement from the companion's point of view, and asks about it. */
function repeatCorrection(draft: ResponseDraft, statement: string): boolean {
  const { address } = draft.context.companion.persona
  const sentence = reflect(statement, address) ?? replaceFirstPersonWords(statement, address)
  draft.sayOneOf(correctedReplies, { sentence })
  draft.update({ topic: findTopics(normaliseText(statement))[0] ?? null })
  return draft.sayOneOf(correctedQuestions) || draft.sentences.length > 0
}

const maxLaughterWords = 5
const laughterPattern =
  /\b((ha ){2,}|mdr|ptdr|lol|haha\w*|ah ah|hihi|trop drole|tu me fais rire|vous me faites rire)\b/

/** Laughs with a caller who laughs in a few words. */
export const shareLaughter: Rule = (draft, { normalisedText, wordCount }) =>
  wordCount <= maxLaughterWords &&
  laughterPattern.test(normalisedText) &&
  draft.sayOneOf(laughterReplies)

/** Laughs at a joke that one of the caller's latest three statements has announced. */
export const laughAtJoke: Rule = (draft, { normalisedText, wordCount }) =>
  wordCount >= jokeWords.minWordCount &&
  jokeWords.opening.test(normalisedText) &&
  !jokeWords.event.test(normalisedText) &&
  draft.state.callerStatements.slice(-3).some(announcesJoke) &&
  draft.sayOneOf(jokeReplies)

function announcesJoke(statement: string): boolean {
  const words = normaliseText(statement)
  return jokeWords.announcement.test(words) && !jokeWords.request.test(words)
}

/** A longer utterance does more than approve. */
const maxApprovalWords = 9

/** Confirms a prepared sentence that the caller likes: "voilà, c'est parfait, je le garde". */
export const confirmPreparedSentence: Rule = (draft, { act, normalisedText, wordCount }) => {
  const { lastResponse, preparedSentence } = draft.state
  const hasQuotedSentence = lastResponse.some((sentence) => sentence.includes('« '))
  if (preparedSentence === null || !hasQuotedSentence || wordCount > maxApprovalWords) return false
  const isApproved =
    act === 'approves' || agreement.test(normalisedText) || approval.test(normalisedText)
  const wantsChange = /\b(?:mais|trop|plus|moins)\b/.test(normalisedText)
  return isApproved && !wantsChange && draft.sayOneOf(sentenceReadyReplies)
}

/** Longer thanks may contain something that deserves an answer of its own. */
const maxThanksWords = 14
/** Longer thanks are left to `replyToThanks`, which comes after most other rules. */
const maxShortThanksWords = 11
/** With at most this many words, "oui merci" may accept what the companion has offered. */
const maxWordsOfAcceptance = 4

/**
 * Replies to short thanks. Leaves to other rules: questions, a no, "oui merci", and all thanks while `isOccupied`.
 */
export const replyToShortThanks: Rule = (draft, utterance) => {
  const { intents, isQuestion, normalisedText, wordCount } = utterance
  if (isQuestion || wordCount > maxShortThanksWords || !thanksPattern.test(normalisedText))
    return false
  const mayAccept = intents.has('yes') && wordCount <= maxWordsOfAcceptance
  if (intents.has('no') || mayAccept || isOccupied(draft)) return false
  return replyToThanks(draft, utterance)
}

/** Replies to thanks, or to a caller who is relieved to have talked; long utterances are left to other rules. */
export const replyToThanks: Rule = (draft, { intents, normalisedText, wordCount }) => {
  // "Merci les voisins" is a complaint.
  if (!intents.has('thanks') || wordCount > maxThanksWords || /\bmerci les\b/.test(normalisedText))
    return false
  // "Ça fait du bien d'entendre quelqu'un" expresses relief, not thanks.
  if (!thanksPattern.test(normalisedText)) return draft.sayOneOf(reliefReplies)
  const replies = listThanksReplies(draft)
  // After something serious, a cheerful reply would sound as if all were well.
  draft.sayOneOf(
    isSeriousTopic(draft.state.topic)
      ? replies.filter((reply) => !cheerfulPattern.test(reply))
      : replies,
  )
  return draft.sentences.length > 0
}

export const listThanksReplies = (draft: ResponseDraft) => [
  ...draft.context.companion.persona.manner.thanksReplies,
  ...thanksReplies,
]

/** A longer utterance does more than give a name. */
const maxIntroductionWords = 9

/** Greets a caller who gives their name, and asks a question of the companion's category. */
export const replyToName: Rule = (draft, utterance) => {
  if (!utterance.callerName || utterance.wordCount > maxIntroductionWords) return false
  greetBack(draft, utterance)
  if (draft.sentences.length === 0) draft.sayOneOf(nameReplies)
  draft.update({ nameLastUsedAtTurn: draft.state.turnCount })
  return askCategoryQuestion(draft)
}

/** In a longer utterance the caller is unsure about something specific. */
const maxUnsureWords = 5

/** Replies to a caller who does not know what to say or where to begin. Other doubts are left to other rules. */
export const replyToUncertainty: Rule = (draft, { intents, normalisedText, wordCount }) => {
  const isUnsure =
    intents.has('unsure') && wordCount <= maxUnsureWords && !/^rien\b/.test(normalisedText)
  const isHelpless = helplessnessPattern.test(normalisedText)
  if (!isUnsure && !isHelpless) return false
  if (isHelpless && draft.sayOneOf(beginningReplies)) return true
  draft.sayOneOf(unsureReplies)
  return continueConversation(draft, null)
}
