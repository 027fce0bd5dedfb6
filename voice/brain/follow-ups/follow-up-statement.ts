import { normaliseText } from '../../text-analysis/normalise-text'
import { graveWords, pluralSubject, singularOwner } from '../knowledge/predicate-words'
import { greetBack } from '../listening/greet-back'
import { findValence } from '../purposes/purpose'
import { restateOrEcho } from '../purposes/restate-or-echo'
import { isOccupied, namesActivity } from '../respond/activities/is-occupied'
import type { Rule } from '../respond/rule'
import { opensWithThanks } from '../templates/manner-words'
import { endsWithQuestionMark } from '../templates/template'
import { findQuestionClause } from '../understanding/language/find-question-clause'
import { chooseForm } from './choose-form'
import { findFollowUp } from './find-follow-up'

/** In a longer text, one verb says little about what matters. */
const maxWords = 40

/** After this many consecutive responses that ended with a question, only a remark is made. */
const maxQuestionsInARow = 2

/** When the purpose is painful with this probability, a reaction to it fits better than one to the verb. */
const minPainfulProbability = 0.85

/** Number of earlier statements in which a grave word makes a follow-up tactless. */
const recentStatementCount = 2

/** From this probability on, the utterance counts as a question even without the form of one. */
const minQuestionProbability = 0.8

/**
 * Reacts to the main verb of a statement with a written remark or question, which fits whatever the object is: after
 * "j'ai commencé la poterie", asks how it began.
 */
export const followUpStatement: Rule = (draft, utterance) => {
  const { text, topics, wordCount } = utterance
  const { purpose, probability, questionProbability } = utterance.purpose
  const isQuestion = utterance.isQuestion || findQuestionClause(text) !== null
  if (isQuestion || questionProbability >= minQuestionProbability) return false
  if (findValence(purpose) === 'painful' && probability >= minPainfulProbability) return false
  if (wordCount > maxWords || isOccupied(draft) || namesActivity(draft, utterance)) return false
  const recent = draft.state.callerStatements.slice(-recentStatementCount)
  if (graveWords.test(normaliseText([...recent, text].join(' ')))) return false
  if (opensWithThanks.test(normaliseText(text))) return false
  // "Bonjour, j’espère que je ne dérange pas" only opens the call.
  if (purpose === 'signals' && utterance.intents.has('greeting')) return false
  const match = findFollowUp(text)
  const form = match && chooseForm(match, utterance)
  if (!form) return false
  const mayAsk =
    form === 'question' &&
    !draft.state.isListening &&
    draft.state.questionsInARow < maxQuestionsInARow
  const unfit = pluralSubject.test(normaliseText(match.clause)) ? singularOwner : /^$/
  const isFit = (line: string) => endsWithQuestionMark(line) === mayAsk && !unfit.test(line)
  greetBack(draft, utterance)
  const greetingCount = draft.sentences.length
  if (!draft.sayOneOf(match.followUp.lines.filter(isFit))) return false
  const said = draft.sentences.splice(greetingCount)
  // A single sentence sounds better after the caller's own words.
  if (said.length === 1)
    restateOrEcho(draft, { ...utterance, text: match.clause }, { isPurposeKnown: false })
  draft.sentences.push(...said)
  draft.update({ topic: topics[0] ?? null, turnsSinceTopic: 0 })
  return true
}
