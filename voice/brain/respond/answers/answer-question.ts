import { normaliseText } from '../../../text-analysis/normalise-text'
import type { ResponseDraft } from '../../dialogue/response-draft'
import { answerEverydayQuestion } from '../../knowledge/everyday'
import { answerLanguageQuestion } from '../../knowledge/language'
import { answerPracticalQuestion } from '../../knowledge/practical'
import { answerSpokenQuestion } from '../../knowledge/spoken-questions'
import { answerStudyQuestion } from '../../knowledge/study'
import { unansweredQuestionReplies } from '../../listening/general-replies'
import { isQuestionPurpose } from '../../purposes/purpose'
import {
  otherPersonAnswers,
  othersMindQuestions,
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
  othersMindPattern,
  requestPattern,
} from '../../templates/answers/question-patterns'
import { institutionAnswers } from '../../templates/institution-answers'
import type { UtteranceAnalysis } from '../../understanding/analyse-utterance'
import { calculate } from '../../understanding/calculate'
import { findDetails } from '../../understanding/facts/find-details'
import { findLastPerson, findLastPlace } from '../../understanding/facts/find-person'

export const joinRecentStatements = (draft: ResponseDraft) =>
  normaliseText(draft.state.callerStatements.slice(-3).join(' '))

/**
 * Answers a question or a request from the fixed tables (grammar, rights, school knowledge, daily life, institutions),
 * or calculates. Returns false when there is no answer.
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
  const recent = joinRecentStatements(draft)
  return draft.sayOneOf(
    (bareDefinitionRequest.test(question)
      ? answerPracticalQuestion(`${recent} c est quoi`)
      : null) ??
      answerLanguageQuestion(question) ??
      answerPracticalQuestion(question) ??
      (needsContextPattern.test(question)
        ? answerPracticalQuestion(`${recent} ${question}`)
        : null) ??
      answerStudyQuestion(question) ??
      answerEverydayQuestion(question) ??
      answerSpokenQuestion(question) ??
      calculate(text) ??
      institutionAnswers.find(([pattern]) => pattern.test(question))?.[1] ??
      [],
  )
}

/** Admits that the companion does not know the answer, and names the thing that the question is about. */
export function admitUnknownSubject(draft: ResponseDraft, { text }: UtteranceAnalysis): boolean {
  const last = findDetails(text, draft.context.companion.persona.address, 4).at(-1)
  const subject = last?.phrase ?? ''
  // A noun before the end, or without a definite determiner, is rarely what the question is about.
  const isLikelySubject = last?.kind === 'thing' && !/^(?:une?|des|deux|trois) /.test(subject)
  const endsText = /(\S+)[ ?.!]*$/.exec(text)?.[1] === subject.split(/[ ’]/).at(-1)
  return isLikelySubject && endsText && draft.sayOneOf(unknownSubjectAnswers, { subject })
}

/** Answers every other question: gives an opinion, says where to find a fact, or admits that it has no answer. */
export function answerQuestion(draft: ResponseDraft, utterance: UtteranceAnalysis): boolean {
  const { intents, isQuestion, normalisedText } = utterance
  const asksForAdvice = intents.has('asks-advice')
  const isRequest = requestPattern.test(normalisedText)
  if (!isQuestion && !asksForAdvice && !isRequest) return false
  const view = [...worldviewAnswers, ...stances].find(([pattern]) => pattern.test(normalisedText))
  return (
    (isRequest && draft.sayOneOf(requestAnswers)) ||
    (view !== undefined && draft.sayOneOf(view[1])) ||
    (othersMindPattern.test(normalisedText) && answerOthersMind(draft, normalisedText)) ||
    sayWhereToFindOut(draft, utterance) ||
    admitUnknownSubject(draft, utterance) ||
    draft.sayOneOf(unansweredQuestionReplies)
  )
}

/** Answers a question about what somebody else thinks. "Il" refers to the person last named by the caller. */
export function answerOthersMind(draft: ResponseDraft, normalisedText: string): boolean {
  const { address } = draft.context.companion.persona
  const pronoun = /\b(ils?|elles?|lui)\b/.exec(normalisedText)?.[1]?.replace('lui', 'il')
  const person = pronoun && findLastPerson(draft.state.callerStatements, pronoun, address)
  const hasAnswered =
    (person && draft.sayOneOf(otherPersonAnswers, { person })) ||
    draft.sayOneOf(unnamedPersonAnswers)
  return hasAnswered && (draft.sayOneOf(othersMindQuestions) || true)
}

/** Says who knows the answer to a question about prices, opening hours, rights and the like. */
export function sayWhereToFindOut(
  draft: ResponseDraft,
  { normalisedText, text }: UtteranceAnalysis,
): boolean {
  const question = needsContextPattern.test(normalisedText)
    ? `${joinRecentStatements(draft)} ${normalisedText}`
    : normalisedText
  const row = whereToFindOut.find(([pattern]) => pattern.test(question))
  const place = findLastPlace([...draft.state.callerStatements, text]) ?? ''
  return row !== undefined && draft.sayOneOf(row[1], { place })
}
