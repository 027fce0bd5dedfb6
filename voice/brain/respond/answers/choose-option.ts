import { toConditional } from '../../../french/conditional'
import { lowercaseFirst } from '../../../text-analysis/letter-case'
import { normaliseText } from '../../../text-analysis/normalise-text'
import type { ResponseDraft } from '../../dialogue/response-draft'
import {
  aboutCompanionPattern,
  demandedChoice,
  doubtfulActionPattern,
  rashPattern,
} from '../../knowledge/questions/option-words'
import { choiceAnswers } from '../../templates/answers/self-answers'
import {
  approvals,
  choiceIntroduction,
  choiceOfArticles,
  clauseReplies,
  defaultReasons,
  optionReplies,
  ownGuess,
  positionReplies,
  ratedVerbs,
  selfDoubtReplies,
  warnings,
} from '../../templates/choice-templates'
import type { Template } from '../../templates/template'
import { findMainSentence } from '../../understanding/acts/find-act'
import type { UtteranceAnalysis } from '../../understanding/analyse-utterance'
import { findOptions } from '../../understanding/find-options'
import type { Rule } from '../rule'

/** Below this probability, the purpose alone does not show that the caller asks for a choice. */
const minChoiceProbability = 0.35

/**
 * Chooses one of two options, mostly with a reason, or approves or advises against an action about which the caller
 * hesitates.
 */
export const chooseOption: Rule = (draft, utterance) => {
  const { act, intents, isQuestion, purpose, text } = utterance
  if (draft.state.runningActivity !== null || isForOtherRules(utterance)) return false
  const question = findMainSentence(text.replace(choiceIntroduction, '')).replace(/['`]/g, '’')
  const isChoice = purpose.purpose === 'asks-choice' && purpose.probability >= minChoiceProbability
  // "Je reste ou je pars"
  const isOwnChoice = /^(?:(?:alors|bon|et|donc),? )*(?:je |j’).+ ou (?:je |j’)/i.test(question)
  const isDemanded = demandedChoice.test(normaliseText(text))
  if (!isChoice && !isQuestion && act !== 'asks-choice' && !isOwnChoice && !isDemanded) return false
  const action = doubtfulActionPattern.exec(question.replace(/[?!. ]+$/, ''))?.[1]
  if (action) return weighAction(draft, action)
  const isAboutCompanion = aboutCompanionPattern.test(normaliseText(question))
  if (intents.has('asks-activity') && !isAboutCompanion) return false
  const options = findOptions(question)
  if (!options) {
    // "Ou ça fait vieux jeu" is not a second option but a doubt about the first.
    const hasSecondOption = / ou (?!ça |c’est |je sais pas|autre |(?:pas|non|quoi)\b)/.test(
      question,
    )
    return isChoice && hasSecondOption && draft.sayOneOf(positionReplies)
  }
  // "C'est courant, ou je suis un cas ?" asks whether something is normal.
  if (/^je (?:suis|me|m’)/i.test(options.second)) return draft.sayOneOf(selfDoubtReplies)
  if (isAboutCompanion) return draft.sayOneOf(choiceAnswers, { choice: options.first })
  return sayBetterOption(draft, options.first, options.second)
}

/** Whether other rules should answer, because the "ou" asks for no choice, or for one that is not a matter of opinion. */
const isForOtherRules = ({ intents, purpose, text }: UtteranceAnalysis): boolean =>
  // "Tu es une IA ou un humain ?": the companion must say that it is an AI.
  intents.has('asks-if-human') ||
  choiceOfArticles.test(text) ||
  // "J’ai le droit de conduire ou pas ?"
  purpose.purpose === 'asks-fact' ||
  ownGuess.test(text.replace(/'/g, '’'))

/** Advises against a rash action, or approves any other with a reason. */
function weighAction(draft: ResponseDraft, action: string): boolean {
  const words = normaliseText(action)
  if (rashPattern.test(words)) return draft.sayOneOf(warnings)
  const [, , reason] =
    ratedVerbs.find(([pattern, isRecommended]) => isRecommended && pattern.test(words)) ?? []
  return draft.sayOneOf(approvals, { reason: pickReason(draft, reason) })
}

/**
 * Says the better option with a reason. Prefers an option with a recommended verb, then an option without any verb of
 * `ratedVerbs`, then the first option. If the chosen option cannot be repeated, says "la première" when it is the
 * first one, and returns false when it is the second one.
 */
function sayBetterOption(draft: ResponseDraft, first: string, second: string): boolean {
  const ratedOptions = [first, second].map((option) => {
    const entry = ratedVerbs.find(([pattern]) => pattern.test(normaliseText(option)))
    const [, isRecommended, ownReason] = entry ?? []
    return { option, isRecommended, ownReason }
  })
  const chosen =
    ratedOptions.find(({ isRecommended }) => isRecommended) ??
    ratedOptions.find(({ isRecommended }) => isRecommended === undefined)
  const option = chosen?.option ?? first
  const reason = pickReason(draft, chosen?.ownReason)
  const clause = toConditional(option)
  if (clause !== null) return draft.sayOneOf(clauseReplies, { option: clause, reason })
  if (/^(?:je |j’|tu |vous )/i.test(option))
    return option === first && draft.sayOneOf(positionReplies)
  return draft.sayOneOf(optionReplies, { option: lowercaseFirst(option), reason })
}

/** Prepares a reason for use inside a sentence; without one, picks a reason that fits any option. */
function pickReason(draft: ResponseDraft, reason?: Template): string {
  const candidates = reason === undefined ? defaultReasons : [reason]
  const chosen = candidates[Math.floor(draft.nextRandomValue() * candidates.length)] ?? ''
  return lowercaseFirst(draft.fill(chosen) ?? '')
}
