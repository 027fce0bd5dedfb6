import type { FormOfAddress } from '../../../domain/companions/companion-persona'
import { replaceFirstPersonWords } from '../../french/reflect'
import { lowercaseFirst } from '../../text-analysis/letter-case'
import { normaliseText } from '../../text-analysis/normalise-text'
import type { ResponseDraft } from '../dialogue/response-draft'
import { isOccupied } from '../respond/activities/is-occupied'
import type { Rule } from '../respond/rule'
import { sentenceChanges } from '../templates/sentences/sentence-requests'
import { isSeriousTopic } from '../topics/all-topics'
import type { UtteranceAnalysis } from '../understanding/analyse-utterance'
import { findMood, isPainfulMood } from '../understanding/find-mood'
import { askTaciturnCaller } from './ask-taciturn-caller'
import {
  answerForms,
  answerStart,
  leadingFillers,
  notAnswerPattern,
  pronounOrVerb,
  sentenceAfterAnswer,
  subordinate,
  trailingFillers,
} from './kinds/answer-forms'
import { parseReplies } from './parse-replies'

/** At this probability of the purpose "answers", words may be an answer even if they do not match `answerStart`. */
const minAnswerProbability = 0.6

/** A longer utterance is more than an answer. */
const maxAnswerWords = 11

/** A longer answer is not repeated as a whole. */
const maxRepeatedWords = 7

/** Matches questions whose answers other rules process, for example to prepare a sentence, a scene or an idea. */
const questionOfOtherRule =
  /adresse à|dire quoi|phrase|scène|décor|rôle|pour qui|quelle langue|débutant|quel sujet|quel thème|deux options|premier chemin/i

/** Forms of answers, with the companion's reactions. `isPainful`: the reactions fit only a painful context. */
const forms = parseReplies(answerForms).map(({ id, reactions }) => ({
  isPainful: id.startsWith('! '),
  pattern: new RegExp(`\\b(?:${id.replace(/^! /, '')})(?!\\w)`),
  reactions,
}))

/**
 * Whether the utterance answers or adds something without being a whole sentence: a time, a place, a number. False in
 * the first turn of a call, and after a question whose answer other rules process.
 */
export function isAnswerFragment(
  { state }: ResponseDraft,
  { isQuestion, purpose, text, wordCount }: UtteranceAnalysis,
): boolean {
  if (isQuestion || wordCount > maxAnswerWords || state.turnCount < 2) return false
  const lastSentence = state.lastResponse.at(-1) ?? ''
  if (lastSentence.endsWith('?') && questionOfOtherRule.test(lastSentence)) return false
  const words = normaliseText(removeWordsAroundAnswer(text))
  // "Pareils que qui" ends with a question word, so it is a question.
  if (notAnswerPattern.test(words) || /\b(?:quoi|qui|ou|quand|combien)$/.test(words)) return false
  // The words "ça fait" and "il y a" before a duration do not make a sentence.
  const hasMainClause =
    pronounOrVerb.test(words.replace(/^(?:ca fait|il y a) /, '')) && !subordinate.test(words)
  if (answerStart.test(words) && !hasMainClause) return true
  const isProbablyAnswer =
    purpose.purpose === 'answers' && purpose.probability >= minAnswerProbability
  return isProbablyAnswer && isRepeatable(words) && !pronounOrVerb.test(words)
}

/**
 * Acknowledges an answer that is not a whole sentence. Its form (see `answerForms`) decides how; usually its words are
 * repeated. May also ask a caller of few words about their profile, unless the context is painful.
 */
export const acknowledgeAnswer: Rule = (draft, utterance) => {
  if (draft.state.lesson || isOccupied(draft) || !isAnswerFragment(draft, utterance)) return false
  // "En plus court" asks to shorten a prepared sentence.
  if (sentenceChanges.shorter.test(utterance.normalisedText)) return false
  const words = cleanAnswer(utterance.text, draft.context.companion.persona.address)
  const isContextPainful = hasPainfulContext(draft, utterance)
  const fittingForms = forms.filter(({ pattern }) => pattern.test(normaliseText(words)))
  const form =
    fittingForms.find(({ isPainful }) => isPainful && isContextPainful) ??
    fittingForms.find(({ isPainful }) => !isPainful)
  const slots = isRepeatable(words)
    ? { words: lowercaseFirst(words), length: words.replace(durationStart, '') }
    : {}
  if (!form || !draft.sayOneOf(form.reactions, slots)) return false
  draft.update({ turnsSinceTopic: 0 })
  if (!isContextPainful) askTaciturnCaller(draft, utterance)
  return true
}

const durationStart = /^(?:depuis|ça fait|il y a|y a) /i

/** Removes fillers before and after an answer, and a sentence that follows it. */
const removeWordsAroundAnswer = (text: string) =>
  text.replace(sentenceAfterAnswer, '').replace(leadingFillers, '').replace(trailingFillers, '')

/**
 * Returns the answer without the words around it, from the companion's point of view; if it is long, only the part
 * before the first comma.
 */
function cleanAnswer(text: string, address: FormOfAddress): string {
  const plainText = text
    .replace(/['`]/g, '’')
    .replace(/[^\p{L}\p{N}\s’,-]/gu, ' ')
    .replace(/\s+/g, ' ')
  const words = removeWordsAroundAnswer(plainText.trim()).replace(clauseAfterDuration, '')
  const [firstPart = ''] = words.split(',')
  const answer = words.split(' ').length > maxRepeatedWords ? firstPart : words
  return replaceFirstPersonWords(answer.trim(), address)
}

/** Matches "que je suis à Lyon" in "trois ans que je suis à Lyon". */
const clauseAfterDuration = /(?<=(?:ans|mois|semaines|jours)) (?:que |qu’).*$/i

/** Matches pronouns for the two speakers, negations and interjections, which would be wrong or odd when repeated. */
const unrepeatableWord =
  /(?:^|[ ’])(?:je|j|me|m|moi|tu|te|toi|on|nous|vous|n|pas|ou|ouais|pardon|mais)(?:$|[ ’,])/i

const isRepeatable = (words: string) =>
  words.split(' ').length <= maxRepeatedWords && !unrepeatableWord.test(words)

/** Whether the topic is serious, or the mood of this utterance or of one of the last two statements is painful. */
export function hasPainfulContext({ state }: ResponseDraft, { mood }: UtteranceAnalysis) {
  const earlierMoods = state.callerStatements.slice(-2).map((one) => findMood(normaliseText(one)))
  return isSeriousTopic(state.topic) || [mood, ...earlierMoods].some(isPainfulMood)
}
