import { findQuestionClause } from '../../french/find-question-clause'
import { graveWords, pluralSubject, singularOwner } from '../../french/words/predicate-words'
import { normaliseText } from '../../text-analysis/normalise-text'
import type { ResponseDraft } from '../dialogue/response-draft'
import { greetBack } from '../listening/greet-back'
import { findValence } from '../purposes/purpose'
import { restateOrEcho } from '../purposes/restate-or-echo'
import { isOccupied, namesActivity } from '../respond/activities/is-occupied'
import type { Rule } from '../respond/rule'
import { opensWithThanks } from '../templates/manner-words'
import { endsWithQuestionMark, type Template } from '../templates/template'
import type { UtteranceAnalysis } from '../understanding/analyse-utterance'
import { chooseForm } from './choose-form'
import { type FollowUpMatch, findFollowUp } from './find-follow-up'

/** In a longer text, one verb says little about what matters. */
const maxWords = 40

/** After this many consecutive responses that ended with a question, only a remark is made. */
const maxQuestionsInARow = 2

/** At this probability of a painful purpose, a reaction to the purpose fits better than one to the verb. */
const minPainfulProbability = 0.85

/** A follow-up is tactless when a grave word was said in the utterance or in one of this many utterances before it. */
const maxStatementsAfterGraveWord = 2

/** From this probability on, an utterance without the form of a question is treated as a question. */
const minQuestionProbability = 0.8

/**
 * Reacts to the main verb of a statement with a written remark or question, which fits whatever the object is: after
 * "j'ai commencé la poterie", asks how it began.
 */
export const followUpStatement: Rule = (draft, utterance) => {
  if (isOccupied(draft) || namesActivity(draft, utterance)) return false
  if (utterance.wordCount > maxWords || isThanksOrGreeting(utterance)) return false
  if (mayBeQuestion(utterance) || isTooPainful(draft, utterance)) return false
  const match = findFollowUp(utterance.text)
  const form = match && chooseForm(match, utterance)
  if (!form) return false
  greetBack(draft, utterance)
  const greetingLength = draft.sentences.length
  if (!draft.sayOneOf(listFittingLines(draft, match, form))) return false
  const followUpSentences = draft.sentences.splice(greetingLength)
  // A follow-up of a single sentence sounds better after a repetition of the caller's own words.
  if (followUpSentences.length === 1)
    restateOrEcho(draft, { ...utterance, text: match.clause }, { isPurposeKnown: false })
  draft.sentences.push(...followUpSentences)
  draft.update({ topic: utterance.topics[0] ?? null, turnsSinceTopic: 0 })
  return true
}

/** Whether the utterance is, contains or resembles a question, which needs an answer and no follow-up. */
const mayBeQuestion = ({ isQuestion, purpose, text }: UtteranceAnalysis): boolean =>
  isQuestion ||
  findQuestionClause(text) !== null ||
  purpose.questionProbability >= minQuestionProbability

/** Whether the caller says something painful, or mentions or has just mentioned something grave such as a death. */
function isTooPainful({ state }: ResponseDraft, { purpose, text }: UtteranceAnalysis): boolean {
  const isPainful =
    findValence(purpose.purpose) === 'painful' && purpose.probability >= minPainfulProbability
  const earlierStatements = state.callerStatements.slice(-maxStatementsAfterGraveWord)
  return isPainful || graveWords.test(normaliseText([...earlierStatements, text].join(' ')))
}

/** Whether the utterance starts with thanks, or is a greeting such as "bonjour, j’espère que je ne dérange pas". */
const isThanksOrGreeting = ({ intents, purpose, text }: UtteranceAnalysis): boolean =>
  opensWithThanks.test(normaliseText(text)) ||
  (purpose.purpose === 'signals' && intents.has('greeting'))

/**
 * Lists the questions if the companion may ask one, otherwise the remarks. For a plural subject, leaves out lines with
 * a word such as "son".
 */
function listFittingLines(
  { state }: ResponseDraft,
  { clause, followUp }: FollowUpMatch,
  form: 'question' | 'remark',
): readonly Template[] {
  const mayAsk =
    form === 'question' && !state.isListening && state.questionsInARow < maxQuestionsInARow
  const isAboutSeveral = pluralSubject.test(normaliseText(clause))
  return followUp.lines.filter(
    (line) =>
      endsWithQuestionMark(line) === mayAsk && !(isAboutSeveral && singularOwner.test(line)),
  )
}
