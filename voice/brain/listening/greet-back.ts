import { capitaliseFirst } from '../../text-analysis/letter-case'
import type { ResponseDraft } from '../dialogue/response-draft'
import { leadingGreeting } from '../knowledge/facts-about-caller/introductions'
import type { UtteranceAnalysis } from '../understanding/analyse-utterance'
import { presenceReplies } from './general-replies'

/** Matches a question that accompanies a greeting: "t'es là", "vous m'entendez". */
const presenceQuestion = /\b(?:t es|tu es|vous etes) la$|\bm entend(?:s|ez)\b/

/** After this turn, a greeting is not answered with a greeting. */
const maxGreetingTurn = 2

/**
 * Greets the caller back at the beginning of a call, by name if this utterance gives the name, and answers "t'es là" or
 * "je te dérange pas". Adds nothing later in the call, or when the utterance is no greeting.
 */
export function greetBack(draft: ResponseDraft, utterance: UtteranceAnalysis) {
  if (!utterance.intents.has('greeting') || draft.state.turnCount > maxGreetingTurn) return
  const templates = utterance.callerName
    ? ['{greeting} {name}.', '{greeting} à {toi|vous}, {name}.']
    : ['{greeting}.', '{greeting} à {toi|vous}.']
  draft.sayOneOf(templates, { greeting: chooseGreeting(utterance.normalisedText) })
  // As in "je te dérange pas ?" and "j’espère que je ne dérange pas".
  if (/\bderange pas\b/.test(utterance.normalisedText)) draft.say('Pas du tout.')
  else if (presenceQuestion.test(utterance.normalisedText)) draft.sayOneOf(presenceReplies)
}

/** Returns the caller's own greeting, which suits the time of day; "Salut" for "yo" or similar, otherwise "Bonjour". */
export function chooseGreeting(normalisedText: string): string {
  const [, greeting] = leadingGreeting.exec(normalisedText) ?? []
  if (greeting) return capitaliseFirst(greeting)
  return /^(?:yo|hey|wesh|re)\b/.test(normalisedText) ? 'Salut' : 'Bonjour'
}
