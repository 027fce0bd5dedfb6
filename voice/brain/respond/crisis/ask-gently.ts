import type { Danger } from '../../../danger/danger'
import { dangerWords } from '../../../danger/danger-certainty'
import { estimateDanger } from '../../../danger/learnt/estimate-danger'
import { normaliseText } from '../../../text-analysis/normalise-text'
import type { ResponseDraft } from '../../dialogue/response-draft'
import { worriedAnswer } from '../../templates/crisis/check-answers'
import { gentleQuestions, gentleQuestionsAboutOthers } from '../../templates/crisis/check-templates'
import { dangerGroups } from '../../templates/crisis/danger-groups'
import { endsWithQuestionMark } from '../../templates/template'
import { findMood } from '../../understanding/find-mood'

/** A second possible danger within this many turns of the caller leads to a direct question. */
const maxTurnsBetweenDangers = 3

/**
 * Plans to ask in passing whether all is well, after words that resemble a danger only a little (`possible` in
 * `DangerAssessment`). The other rules answer first, then `sayGentleQuestion` asks. Returns false, and plans nothing,
 * when this was planned a few turns ago: two such utterances are a reason to ask directly.
 */
export function planGentleQuestion(draft: ResponseDraft, danger: Danger): boolean {
  const { gentleQuestion, turnCount } = draft.state
  if (gentleQuestion !== null && turnCount - gentleQuestion.turn <= maxTurnsBetweenDangers)
    return false
  draft.update({ gentleQuestion: { danger, turn: turnCount } })
  return true
}

/**
 * Adds the question that was planned in this turn at the end of the response, in place of any other question. Adds none
 * in a crisis or after a goodbye.
 */
export function sayGentleQuestion(draft: ResponseDraft) {
  const { gentleQuestion, hasSaidGoodbye, mode, turnCount } = draft.state
  if (gentleQuestion?.turn !== turnCount || mode !== 'conversation' || hasSaidGoodbye) return
  const group = dangerGroups[gentleQuestion.danger]
  const mayBeAboutOther = group === 'medical' || group === 'other-person'
  if (draft.sayOneOf(mayBeAboutOther ? gentleQuestionsAboutOthers : gentleQuestions))
    removeEarlierQuestions(draft)
}

/** Removes from the response every sentence that is a question, except the last sentence. */
export function removeEarlierQuestions({ sentences }: ResponseDraft) {
  const isKept = (sentence: string, index: number) =>
    index === sentences.length - 1 || !endsWithQuestionMark(sentence)
  sentences.splice(0, sentences.length, ...sentences.filter(isKept))
}

/** A longer answer may begin with "non" although nothing is wrong with the caller: "non j'ai plus de batterie". */
const maxWordsOfPlainNo = 5
/** Ordinary utterances nearly always have a lower danger probability. */
const maxOrdinaryProbability = 0.1

/** Returns the danger for which the gentle question was asked if the caller's answer is worrying; else null. */
export function findWorryInAnswer({ state }: ResponseDraft, text: string): Danger | null {
  const { gentleQuestion, mode, turnCount } = state
  if (gentleQuestion?.turn !== turnCount - 1 || mode !== 'conversation') return null
  const words = normaliseText(text)
  if (!worriedAnswer.test(words)) return null
  const isOrdinaryAnswer =
    words.split(' ').length > maxWordsOfPlainNo &&
    !dangerWords.test(words) &&
    findMood(words) === null &&
    estimateDanger(text).probability < maxOrdinaryProbability
  return isOrdinaryAnswer ? null : gentleQuestion.danger
}
