import { normaliseText } from '../../../text-analysis/normalise-text'
import type { ResponseDraft } from '../../dialogue/response-draft'
import { answerEverydayQuestion } from '../../knowledge/everyday'
import { answerLanguageQuestion } from '../../knowledge/language'
import { answerPracticalQuestion } from '../../knowledge/practical'
import { answerStudyQuestion } from '../../knowledge/study'
import { unclearQuestionReplies } from '../../listening/general-replies'
import { adviceQuestions } from '../../templates/answers/advice-templates'
import {
  inabilityReplies,
  otherPersonAnswers,
  otherPersonsThoughtsAnswers,
  othersMindQuestions,
  requestAnswers,
  stances,
  subjectQuestions,
  unknownAnswers,
  unknownSubjectAnswers,
  whereToFindOut,
  worldviewAnswers,
} from '../../templates/answers/answer-templates'
import { tips } from '../../templates/answers/view-templates'
import { institutionAnswers } from '../../templates/institution-answers'
import type { Template } from '../../templates/template'
import { findMainSentence } from '../../understanding/acts/find-act'
import type { UtteranceAnalysis } from '../../understanding/analyse-utterance'
import { calculate } from '../../understanding/calculate'
import { findLastPerson, findLastPlace } from '../../understanding/facts/find-person'

const requestPattern =
  /^((et|bon|alors|ok|oui|allez|du coup) )*(posez?|expliquez?|donnez?|montrez?|citez?|faites|fais|trouvez?|aidez?|resumez?|comparez?|interrogez?|listez?) moi\b/
const othersMindPattern =
  /\b((crois|croyez|penses|pensez) (tu |vous )?(qu |que )(il(?! faut| vaut| y a)|elle|ils|elles|mon|ma|mes|les gens)|pourquoi (il|elle|ils|elles|mon|ma|les gens)|(il|elle|ils|elles) (pense\w*|m aime\w*|regrette\w*|reviendra\w*|va revenir|vont|me deteste\w*|m en veut|est avec)|(il|elle|qu il|qu elle) (va|vont) (me|revenir|penser|dire|repondre|m en vouloir)|qu est ce qu (il|elle|ils|elles))\b/

/** Matches questions whose subject was named in an earlier sentence: "quels sont mes recours ?" */
const needsContextPattern = /\b(recours|mes droits|le delai|le droit|la loi|obligee?s?|legal)\b/

export const joinRecentStatements = (draft: ResponseDraft) =>
  normaliseText(draft.state.callerStatements.slice(-3).join(' '))

/** Answers from the fixed tables: grammar, school knowledge, rights, arithmetic. */
export function answerFromKnowledge(
  draft: ResponseDraft,
  { normalisedText: originalText, text, isQuestion }: UtteranceAnalysis,
): boolean {
  const isExplanationRequest = explanationRequest.test(originalText)
  const last = normaliseText(draft.state.callerStatements.at(-1) ?? '')
  const reported = replyRequest.test(originalText) ? reportedQuestion.exec(last)?.[1] : undefined
  if (!isExplanationRequest && !isQuestion && !requestPattern.test(originalText)) return false
  const asked = isExplanationRequest ? `comment ${last}` : reported
  const normalisedText = asked ?? originalText.replace(definitionRequest, 'c est quoi ')
  const lacksDefinedThing =
    /^(?:\w+ )?(?:c est|ca veut dire) quoi(?: ca| au juste| exactement| donc| alors)?$/.test(
      normalisedText,
    )
  return draft.sayOneOf(
    (lacksDefinedThing
      ? answerPracticalQuestion(`${joinRecentStatements(draft)} c est quoi`)
      : null) ??
      answerLanguageQuestion(normalisedText) ??
      answerPracticalQuestion(normalisedText) ??
      (needsContextPattern.test(normalisedText)
        ? answerPracticalQuestion(`${joinRecentStatements(draft)} ${normalisedText}`)
        : null) ??
      answerStudyQuestion(normalisedText) ??
      answerEverydayQuestion(normalisedText) ??
      calculate(text) ??
      institutionAnswers.find(([pattern]) => pattern.test(normalisedText))?.[1] ??
      [],
  )
}

/** Matches "je lui réponds quoi ?", after "mon fils m'a demandé pourquoi le ciel est bleu". */
const replyRequest =
  /\b(?:lui|leur) (?:reponds|repondre|dis|dire|explique|expliquer) (?:quoi|comment)\b/
const reportedQuestion =
  /\b(?:demande|demandent|demandait|savoir) ((?:pourquoi|comment|combien|ou|quand|qui) .+)$/

/** Matches a request to explain what the caller has just mentioned: "vas-y, explique". */
const explanationRequest =
  /^(?:(?:oui|ok|allez|bon|ben|vas y|allez y|euh) )*(?:(?:explique|expliquez|apprends|apprenez|montre|montrez)(?: moi)?|je t ecoute|je vous ecoute)$/

/** Matches the request before the thing to define: "vous savez ce que c'est", "tu peux m'expliquer ce que c'est". */
const definitionRequest =
  /^(?:\w+ ){0,3}?(?:(?:tu|vous) (?:sais|savez|connais|connaissez)|(?:peux|pouvez|pourrais|pourriez) (?:tu |vous )?m expliquer|(?:explique|expliquez) moi|(?:dis|dites) moi) (?:ce que c est|c est quoi)(?: que| vous| toi)* /

/** Captures the thing to define: "l'atp c'est quoi", "c'est quoi une enzyme". */
const definedThingPattern =
  /(?:(?:c’est quoi|ce que c’est|qu’est-ce que c’est)(?: que| qu’|,? vous,?|,? toi,?| exactement|,)* ?((?:l’|(?:une?|le|la|les|des) )[\p{L}-]+(?: [\p{L}-]+)?)|((?:l’|(?:une?|le|la|les|des) )[\p{L}-]+),? (?:c’est quoi|ça veut dire quoi))[ ?.!]*$/iu

/** Admits that the companion does not know the thing that the caller asks it to define. */
export function admitUnknownThing(draft: ResponseDraft, text: string): boolean {
  const match = definedThingPattern.exec(text.replace(/['`]/g, '’').trim())
  const subject = match?.[1] ?? match?.[2]
  return subject !== undefined && draft.sayOneOf(unknownSubjectAnswers, { subject })
}

/**
 * Answers every other question: gives a tip or an opinion, or says where to find a fact about the world. Never
 * repeats the caller's words as if they were true.
 */
export function answerQuestion(draft: ResponseDraft, utterance: UtteranceAnalysis): boolean {
  const { intents, isQuestion, normalisedText, text, wordCount } = utterance
  if (admitUnknownThing(draft, text)) return true
  const asksForAdvice = intents.has('asks-advice')
  if (asksForAdvice && lacksSubject(draft, utterance)) return draft.sayOneOf(subjectQuestions)
  const isRequest = requestPattern.test(normalisedText)
  if (!isQuestion && !isRequest && !asksForAdvice) return false
  if (intents.has('greeting') && wordCount <= maxGreetingWords) return false
  const asksHow = /^(?:(?:et|mais|alors|bon|du coup) )*comment\b/.test(normalisedText)
  if ((asksForAdvice || asksHow) && sayAnswerFrom(draft, tips, normalisedText))
    return draft.sayOneOf(adviceQuestions) || true
  if (isRequest && draft.sayOneOf(requestAnswers)) return true
  if (actionRequest.test(normalisedText) && draft.sayOneOf(inabilityReplies)) return true
  if (!asksHow && sayAnswerFrom(draft, [...worldviewAnswers, ...stances], normalisedText))
    return true
  if (othersMindPattern.test(normalisedText)) return answerOthersMind(draft, normalisedText)
  if (sayWhereToFindOut(draft, utterance)) return true
  const isFactual = factualPattern.test(normaliseText(findMainSentence(text)))
  if (isFactual && draft.sayOneOf(unknownAnswers)) return true
  return draft.sayOneOf(unclearQuestionReplies) || admitNoAnswer(draft)
}

const maxGreetingWords = 4

const sayAnswerFrom = (
  draft: ResponseDraft,
  rows: readonly (readonly [pattern: RegExp, answers: readonly Template[]])[],
  normalisedText: string,
): boolean => draft.sayOneOf(rows.find(([pattern]) => pattern.test(normalisedText))?.[1] ?? [])

/** Matches requests for an action outside the call: "vous pouvez m'appeler un taxi ?" */
const actionRequest =
  /^(?:(?:et|mais|dis|dites|alors|bon|non|euh|est ce que|sinon) )*(?:tu|vous) (?:peux|pouvez|pourrais|pourriez|saurais|sauriez) (?!me dire|parler|m aider|m expliquer|dire|aider|croire|imaginer|comprendre)(?:me |m |nous |le |la |lui )?\w+(?:er|ir|re|oir)\b/

/** Matches questions for a fact: who, what, where, how many. */
const factualPattern =
  /^(?:(?:et|mais|alors|donc|du coup|au fait|sinon|bon|dis|dites) )*(?:qui|quelles?|quels?|combien|ou|quand|comment|pourquoi|c est quoi|c est qui|c est ou|c est quand|qu est ce que c est|(?:il|elle|on|ca|tu|vous) \w+ (?:combien|ou|quand|comment))\b/

/** Answers a question about what somebody else thinks. "Il" refers to the person last named by the caller. */
export function answerOthersMind(draft: ResponseDraft, normalisedText: string): boolean {
  const { address } = draft.context.companion.persona
  const pronoun = /\b(ils?|elles?|lui)\b/.exec(normalisedText)?.[1]
  const person =
    pronoun === undefined
      ? null
      : findLastPerson(draft.state.callerStatements, pronoun === 'lui' ? 'il' : pronoun, address)
  const hasAnswered =
    (person !== null && draft.sayOneOf(otherPersonAnswers, { person })) ||
    draft.sayOneOf(otherPersonsThoughtsAnswers)
  return hasAnswered ? draft.sayOneOf(othersMindQuestions) || true : admitNoAnswer(draft)
}

/** Says who knows the answer to a question about prices, opening hours, rights and the like. */
export function sayWhereToFindOut(
  draft: ResponseDraft,
  { normalisedText, text }: UtteranceAnalysis,
): boolean {
  const sourceEntry = whereToFindOut.find(([pattern]) =>
    pattern.test(
      needsContextPattern.test(normalisedText)
        ? `${joinRecentStatements(draft)} ${normalisedText}`
        : normalisedText,
    ),
  )
  return sourceEntry !== undefined && saySource(draft, sourceEntry[1], text)
}

function saySource(draft: ResponseDraft, answers: readonly string[], text: string): boolean {
  const place = findLastPlace([...draft.state.callerStatements, text])
  return draft.sayOneOf(answers, place ? { place } : {})
}

/** Whether the caller asks for advice without having named a subject. */
const lacksSubject = (
  { state }: ResponseDraft,
  { details, normalisedText, topics, wordCount }: UtteranceAnalysis,
): boolean =>
  wordCount <= 9 &&
  topics.length === 0 &&
  details.length === 0 &&
  !/\b(pour|comment)\b/.test(normalisedText) &&
  !state.callerStatements.some((text) => text.split(' ').length >= 4)

/** Admits that there is no certain answer, even if that was said before, rather than change the subject. */
function admitNoAnswer(draft: ResponseDraft): true {
  draft.repeat('Je n’ai pas de réponse sûre à cette question.')
  return true
}
