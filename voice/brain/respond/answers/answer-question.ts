import { normaliseText } from '../../../text-analysis/normalise-text'
import type { ResponseDraft } from '../../dialogue/response-draft'
import { answerEverydayQuestion } from '../../knowledge/everyday'
import { answerLanguageQuestion } from '../../knowledge/language'
import { answerPracticalQuestion } from '../../knowledge/practical'
import { answerStudyQuestion } from '../../knowledge/study'
import { unclearQuestionReplies } from '../../listening/general-replies'
import {
  adviceByTopic,
  adviceQuestions,
  generalAdvice,
  howAdvice,
} from '../../templates/answers/advice-templates'
import {
  doingAdvice,
  goalAdvice,
  inabilityReplies,
  intimateAnswers,
  otherPersonAnswers,
  otherPersonsThoughtsAnswers,
  othersMindQuestions,
  questionForms,
  requestAnswers,
  stances,
  subjectQuestions,
  unknownAnswers,
  unknownSubjectAnswers,
  whereToFindOut,
  worldviewAnswers,
} from '../../templates/answers/answer-templates'
import { tips } from '../../templates/answers/view-templates'
import {
  institutionAnswers,
  nextStepAnswers,
  nextStepSubjectCount,
} from '../../templates/next-step-templates'
import { lowercaseFirst } from '../../templates/template'
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
 * Answers every other question: gives advice or an opinion, or says where to find a fact about the world.
 * Never repeats the caller's words as if they were true.
 */
export function answerQuestion(draft: ResponseDraft, utterance: UtteranceAnalysis): boolean {
  const { act, isQuestion, normalisedText, topics } = utterance
  if (admitUnknownThing(draft, utterance.text)) return true
  const intents = new Set(utterance.intents)
  if (!isQuestion && !helpRequest.test(normalisedText)) intents.delete('asks-advice')
  const asksHow = /^(?:(?:et|mais|alors|bon|du coup) )*comment\b/.test(normalisedText)
  const stance = asksHow ? undefined : stances.find(([pattern]) => pattern.test(normalisedText))
  if (intents.has('asks-advice') && lacksSubject(draft, utterance))
    return draft.sayOneOf(subjectQuestions)
  const namedTip =
    intents.has('asks-advice') && tips.find(([pattern]) => pattern.test(normalisedText))
  if (namedTip && draft.sayOneOf(namedTip[1])) return draft.sayOneOf(adviceQuestions) || true
  if (stance && intents.has('asks-advice') && draft.sayOneOf(stance[1])) return true
  if (intents.has('asks-advice')) return giveAdvice(draft, topics, utterance)
  const goal = asksHow ? findGoal(utterance.text) : null
  if (goal && sayGoalAdvice(draft, goal, normalisedText)) return true
  if (
    asksHow &&
    /\b(je|on) (peux|peut|pourrais|pourrait|dois|devrais|fais|fait|m y|lui|leur)\b/.test(
      normalisedText,
    )
  )
    return giveAdvice(draft, topics, utterance)
  const isRequest = requestPattern.test(normalisedText)
  if ((!isQuestion && !isRequest) || (intents.has('greeting') && utterance.wordCount <= 4))
    return false
  if (isRequest && draft.sayOneOf(requestAnswers)) return true
  if (actionRequest.test(normalisedText) && draft.sayOneOf(inabilityReplies)) return true
  const worldview = worldviewAnswers.find(([pattern]) => pattern.test(normalisedText))
  if (worldview && draft.sayOneOf(worldview[1])) return true
  if (stance && draft.sayOneOf(stance[1])) return true
  if (othersMindPattern.test(normalisedText)) return answerOthersMind(draft, normalisedText)
  if (answerByForm(draft, utterance)) return true
  if (sayWhereToFindOut(draft, utterance)) return true
  const tip = asksHow ? tips.find(([pattern]) => pattern.test(normalisedText)) : undefined
  if (tip && draft.sayOneOf(tip[1])) return draft.sayOneOf(adviceQuestions) || true
  const isIntimate = draft.context.companion.category === 'intime_sante' && act !== 'asks-self'
  const isFactual =
    act === 'asks-information' ||
    factualPattern.test(normaliseText(findMainSentence(utterance.text)))
  if (
    isFactual &&
    isIntimate &&
    !/\b(tu|vous)\b/.test(normalisedText) &&
    draft.sayOneOf(intimateAnswers)
  )
    return true
  if (isFactual && draft.sayOneOf(unknownAnswers)) return true
  return draft.sayOneOf(unclearQuestionReplies) || admitNoAnswer(draft)
}

const helpRequest =
  /\b(?:conseils?|(?:conseille|conseillez) moi|quoi|comment|(?:truc|astuces?|technique|methode|idee)\b.* pour|avis|aide\w*|faire pour)\b/

/** Matches requests for an action outside the call: "vous pouvez m'appeler un taxi ?" */
const actionRequest =
  /^(?:(?:et|mais|dis|dites|alors|bon|non|euh|est ce que|sinon) )*(?:tu|vous) (?:peux|pouvez|pourrais|pourriez|saurais|sauriez) (?!me dire|parler|m aider|m expliquer|dire|aider|croire|imaginer|comprendre)(?:me |m |nous |le |la |lui )?\w+(?:er|ir|re|oir)\b/

/** The answers of the first entries of `questionForms`, up to this number, are followed by a next step. */
const formsWithNextStep = 5

function answerByForm(draft: ResponseDraft, { normalisedText, text }: UtteranceAnalysis): boolean {
  const mainSentence = normaliseText(findMainSentence(text))
  const index = questionForms.findIndex(([pattern]) => pattern.test(mainSentence))
  if (!draft.sayOneOf(questionForms[index]?.[1] ?? [])) return false
  if (index >= formsWithNextStep) return true
  return sayNextStep(draft, normalisedText)
}

/**
 * Says what to do next about a question without an answer: who knows, or what would help to decide. The rows about
 * subjects come first; a question with a pronoun may be about the subject of the statement before.
 */
function sayNextStep(draft: ResponseDraft, normalisedText: string): true {
  const isAboutEarlier = /\b(?:il|elle|ils|elles|ca|cela|y|en)\b/.test(normalisedText)
  const context = isAboutEarlier ? normaliseText(draft.state.callerStatements.at(-1) ?? '') : ''
  const subjects = nextStepAnswers.slice(0, nextStepSubjectCount)
  const rows = [
    ...subjects.filter(([pattern]) => pattern.test(normalisedText)),
    ...subjects.filter(([pattern]) => pattern.test(context)),
    ...nextStepAnswers
      .slice(nextStepSubjectCount)
      .filter(([pattern]) => pattern.test(normalisedText)),
  ]
  rows.some(([, answers]) => draft.sayOneOf(answers))
  return true
}

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

function giveAdvice(
  draft: ResponseDraft,
  topics: UtteranceAnalysis['topics'],
  { normalisedText, text }: UtteranceAnalysis,
): boolean {
  const { topic } = draft.state
  const isShort = normalisedText.split(' ').length <= 6
  const searchedText = isShort ? `${normalisedText} ${joinRecentStatements(draft)}` : normalisedText
  const tip = tips.find(([pattern]) => pattern.test(searchedText))
  if (tip && draft.sayOneOf(tip[1])) return draft.sayOneOf(adviceQuestions) || true
  const goal = findGoal(text)
  if (goal && sayGoalAdvice(draft, goal, normalisedText)) return true
  const isAboutTopic =
    topic !== null && !/\bsi? (?:je|j|il|elle|on|ils|elles)\b/.test(normalisedText)
  const candidates = [...topics, ...(isAboutTopic ? [topic] : [])].map(
    (id) => adviceByTopic[id] ?? [],
  )
  const general = /\bcomment\b/.test(normalisedText) ? howAdvice : generalAdvice
  const isGiven = [...candidates, general].some((advice) => draft.sayOneOf(advice))
  if (!isGiven) return admitNoAnswer(draft)
  return draft.sayOneOf(adviceQuestions) || true
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

/** Gives advice for a goal. Advice on telling somebody something differs from advice on doing something. */
function sayGoalAdvice(draft: ResponseDraft, goal: string, normalisedText: string): boolean {
  const tip = tips.find(([pattern]) => pattern.test(normalisedText))
  if (tip && draft.sayOneOf(tip[1])) return draft.sayOneOf(adviceQuestions) || true
  const talkPattern =
    /\b(lui|leur|parl\w*|dire|demand\w*|propos\w*|annonc\w*|avou\w*|invit\w*|ecri\w*|expliqu\w*|abord\w*|convain\w*|excus\w*|repondre|refus\w*|contact\w*|reconcili\w*)\b/
  const advice = talkPattern.test(normaliseText(goal)) ? goalAdvice : doingAdvice
  return draft.sayOneOf(advice, { goal }) && (draft.sayOneOf(adviceQuestions) || true)
}

/** Returns the caller's goal as an infinitive: "proposer de venir" in "comment lui proposer de venir ?". */
function findGoal(text: string): string | null {
  const words = findMainSentence(text)
    .replace(/['`]/g, '’')
    .replace(/[?!.«»"<>[\]{}|()*_#]/g, '')
    .replace(
      / (?:sans que|sans qu’|pour que|pour qu’|parce que|quand|alors que|vu que|si je|si elle|s’il) ?.*$/i,
      '',
    )
    .trim()
  const goal =
    /\bcomment (?:(?:je|on) (?:peux|peut|pourrais|pourrait|dois|devrais|fais pour|fait pour|ferais pour) |faire pour )?((?:(?:ne pas|me|m’|te|se|s’|le|la|les|lui|leur|y|en|l’) ?)*\p{L}+(?:er|ir|oir|re)(?: .*)?)$/iu.exec(
      words,
    )?.[1] ??
    /\bpour ((?:ne pas |me |m’|lui |leur |y )?\p{L}+(?:er|ir|oir|re)(?: .*)?)$/iu.exec(words)?.[1]
  if (
    !goal ||
    goal.split(' ').length > 10 ||
    /(?:^| )(?:mon|ma|mes|me|moi|m’|je|tu|ton|ta)(?: |$|(?<=’))/i.test(goal)
  )
    return null
  return lowercaseFirst(goal)
}

/** Admits that there is no certain answer, even if that was said before, rather than change the subject. */
function admitNoAnswer(draft: ResponseDraft): true {
  draft.repeat('Je n’ai pas de réponse sûre à cette question.')
  return true
}
