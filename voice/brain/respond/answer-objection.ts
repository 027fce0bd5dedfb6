import { findQuestionClause } from '../../french/find-question-clause'
import { normaliseText } from '../../text-analysis/normalise-text'
import type { ResponseDraft } from '../dialogue/response-draft'
import { kindById } from '../listening/all-kinds'
import { restate } from '../purposes/restate'
import { deathWords, objectionPattern } from '../templates/manner-words'
import type { UtteranceAnalysis } from '../understanding/analyse-utterance'
import { isOccupied } from './activities/is-occupied'
import { answerQuestionClause } from './answers/answer-question-clause'
import type { Rule } from './rule'

/** Matches a request that other rules fulfil, even after an objection: "tu comprends rien, raconte-moi une blague". */
const otherRequest =
  /\b(?:racont\w*|dis|dites|chante\w*)(?: moi)? (?:plutot )?(?:une? |des )?(?:blague|histoire|devinette|chanson)/

/** A shorter utterance says nothing besides the objection. */
const minWordsWithOtherContent = 12

/**
 * Apologises to a caller who objects to the last response, and responds to what else the caller says. Leaves to
 * other rules: questions about the companion, words about death, requests for something like a joke, and all words in
 * an activity or a scene, or while a suggestion waits for an answer.
 */
export const answerObjection: Rule = (draft, utterance) => {
  const { kinds, normalisedText, wordCount } = utterance
  if (draft.state.turnCount < 2 || isOccupied(draft)) return false
  if (!objectionPattern.test(normalisedText) || deathWords.test(normalisedText)) return false
  if (kinds.best?.kind.group === 'companion-question' || otherRequest.test(normalisedText))
    return false
  if (!draft.sayOneOf(kindById.get('complains-of-answer')?.reactions ?? [])) return false
  if (wordCount >= minWordsWithOtherContent) respondToOtherContent(draft, utterance)
  return true
}

/**
 * Answers the question after the objection. If there is none that has an answer, restates what else the caller says.
 */
function respondToOtherContent(draft: ResponseDraft, utterance: UtteranceAnalysis) {
  const question = findQuestionClause(utterance.text)
  const isObjection = question !== null && objectionPattern.test(normaliseText(question))
  if (question !== null && !isObjection && answerQuestionClause(draft, utterance)) return
  const clause = restate(utterance.text, draft.context.companion.persona.address)
  if (clause !== null) draft.sayOneOf(['{clause}.', 'Donc {clause}.'], { clause })
}
