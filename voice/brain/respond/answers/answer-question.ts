import { calculate } from '../../../french/calculate'
import { normaliseText } from '../../../text-analysis/normalise-text'
import type { ResponseDraft } from '../../dialogue/response-draft'
import { answerEverydayQuestion } from '../../knowledge/everyday'
import { answerLanguageQuestion } from '../../knowledge/language'
import { answerPracticalQuestion } from '../../knowledge/practical'
import { answerSpokenQuestion } from '../../knowledge/questions/spoken-questions'
import { answerStudyQuestion } from '../../knowledge/study'
import { unansweredQuestionReplies } from '../../listening/general-replies'
import { isQuestionPurpose } from '../../purposes/purpose'
import {
  otherPersonAnswers,
  otherPersonQuestions,
  requestAnswers,
  stances,
  unknownSubjectAnswers,
  unnamedPersonAnswers,
  whereToFindOut,
  worldviewAnswers,
} from '../../templates/answers/answer-templates'
import {
  bareDefinitionRequest,
  definitionRequest,
  explanationRequest,
  needsContextPattern,
  otherPersonPattern,
  requestPattern,
} from '../../templates/answers/question-patterns'
import { institutionAnswers } from '../../templates/institution-answers'
import type { UtteranceAnalysis } from '../../understanding/analyse-utterance'
import { findDetails } from '../../understanding/facts/find-details'
import { findLastPerson, findLastPlace } from '../../understanding/facts/find-person-or-place'

/** Returns the caller's last three statements as one normalised text. */
export const joinRecentStatements = (draft: ResponseDraft) =>
  normaliseText(draft.state.callerStatements.slice(-3).join(' '))

/**
 * Answers a question or a request from the fixed tables (grammar, rights, school knowledge, daily life, institutions),
 * or calculates. Takes "explique" as a question about the caller's last statement. Returns false when there is no
 * answer, or when the answer was already said.
 */
export function answerFromKnowledge(
  draft: ResponseDraft,
  { normalisedText, purpose, text, isQuestion }: UtteranceAnalysis,
): boolean {
  const isExplanationRequest = explanationRequest.test(normalisedText)
  const isAsking = isQuestion || isQuestionPurpose(purpose.purpose)
  if (!isAsking && !isExplanationRequest && !requestPattern.test(normalisedText)) return false
  const question = isExplanationRequest
    ? `comment ${normaliseText(draft.state.callerStatements.at(-1) ?? '')}`
    : normalisedText.replace(definitionRequest, 'c est quoi ')
  return draft.sayOneOf(
    defineRecentWord(draft, question) ??
      answerLanguageQuestion(question) ??
      answerPracticalQuestion(question) ??
      answerFromContext(draft, question) ??
      answerStudyQuestion(question) ??
      answerEverydayQuestion(question) ??
      answerSpokenQuestion(question) ??
      calculate(text) ??
      institutionAnswers.find(([pattern]) => pattern.test(question))?.[1] ??
      [],
  )
}

/** Returns the answers to a question such as "c'est quoi ?" about something that the caller has just named, or null. */
const defineRecentWord = (draft: ResponseDraft, question: string) =>
  bareDefinitionRequest.test(question)
    ? answerPracticalQuestion(`${joinRecentStatements(draft)} c est quoi`)
    : null

/** Returns the answers to a question whose subject was named in an earlier sentence, or null. */
const answerFromContext = (draft: ResponseDraft, question: string) =>
  needsContextPattern.test(question)
    ? answerPracticalQuestion(`${joinRecentStatements(draft)} ${question}`)
    : null

/**
 * Admits that the companion does not know the answer, and names the thing that the question is about. Returns false
 * when that thing is uncertain.
 */
export function admitUnknownSubject(draft: ResponseDraft, { text }: UtteranceAnalysis): boolean {
  const lastDetail = findDetails(text, draft.context.companion.persona.address, maxDetails).at(-1)
  if (lastDetail?.kind !== 'thing') return false
  const subject = lastDetail.phrase
  // A noun without a definite determiner, or before the end, is rarely what the question is about.
  const isIndefinite = /^(?:une?|des|deux|trois) /.test(subject)
  const lastWord = /(\S+)[ ?.!]*$/.exec(text)?.[1]
  const isAtEnd = lastWord === subject.split(/[ ’]/).at(-1)
  return !isIndefinite && isAtEnd && draft.sayOneOf(unknownSubjectAnswers, { subject })
}

/** How many nouns of a question are considered. */
const maxDetails = 4

/**
 * Answers any question or request for advice: gives an opinion, says where to find a fact, or admits that the companion
 * has no answer. Also replies to any other request. Returns false for any other utterance.
 */
export function answerQuestion(draft: ResponseDraft, utterance: UtteranceAnalysis): boolean {
  const { intents, isQuestion, normalisedText } = utterance
  const asksForAdvice = intents.has('asks-advice')
  const isRequest = requestPattern.test(normalisedText)
  if (!isQuestion && !asksForAdvice && !isRequest) return false
  const view = [...worldviewAnswers, ...stances].find(([pattern]) => pattern.test(normalisedText))
  return (
    (isRequest && draft.sayOneOf(requestAnswers)) ||
    (view !== undefined && draft.sayOneOf(view[1])) ||
    (otherPersonPattern.test(normalisedText) && answerAboutOtherPerson(draft, normalisedText)) ||
    sayWhereToFindOut(draft, utterance) ||
    admitUnknownSubject(draft, utterance) ||
    draft.sayOneOf(unansweredQuestionReplies)
  )
}

/**
 * Declines to guess what somebody else thinks, and asks a question in return. "Il" and other pronouns mean the person
 * whom the caller named last.
 */
export function answerAboutOtherPerson(draft: ResponseDraft, normalisedText: string): boolean {
  const { address } = draft.context.companion.persona
  const pronoun = /\b(ils?|elles?|lui)\b/.exec(normalisedText)?.[1]?.replace('lui', 'il')
  const person = pronoun && findLastPerson(draft.state.callerStatements, pronoun, address)
  const hasAnswered =
    (person && draft.sayOneOf(otherPersonAnswers, { person })) ||
    draft.sayOneOf(unnamedPersonAnswers)
  if (hasAnswered) draft.sayOneOf(otherPersonQuestions)
  return hasAnswered
}

/** Says who knows the answer to a question about prices, opening hours, rights and the like. */
export function sayWhereToFindOut(
  draft: ResponseDraft,
  { normalisedText, text }: UtteranceAnalysis,
): boolean {
  const question = needsContextPattern.test(normalisedText)
    ? `${joinRecentStatements(draft)} ${normalisedText}`
    : normalisedText
  const answers = whereToFindOut.find(([pattern]) => pattern.test(question))?.[1]
  const place = findLastPlace([...draft.state.callerStatements, text]) ?? ''
  return answers !== undefined && draft.sayOneOf(answers, { place })
}
