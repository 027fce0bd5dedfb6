import type { ResponseDraft } from '../dialogue/response-draft'
import { leadingGreeting } from '../knowledge/introductions'
import { capitaliseFirst } from '../templates/template'
import type { UtteranceAnalysis } from '../understanding/analyse-utterance'
import { presenceReplies } from './general-replies'

/** Matches "t'es là" and "vous m'entendez" beside a greeting. */
const presenceQuestion = /\b(?:t es|tu es|vous etes) la$|\bm entend(?:s|ez)\b/

/** Greets the caller back in the first turns. */
export function greetBack(draft: ResponseDraft, utterance: UtteranceAnalysis) {
  if (!utterance.intents.has('greeting') || draft.state.turnCount > 2) return
  const name = utterance.callerName ? ' {name}' : ''
  draft.sayOneOf([`{greeting}${name}.`, `{greeting} à {toi|vous}${name && `,${name}`}.`], {
    greeting: chooseGreeting(utterance.normalisedText),
  })
  if (/\bderange pas\b/.test(utterance.normalisedText)) draft.say('Pas du tout.')
  else if (presenceQuestion.test(utterance.normalisedText)) draft.sayOneOf(presenceReplies)
}

/** Repeats the caller's greeting, which suits the time of day; "Salut" for "yo" and the like, otherwise "Bonjour". */
export function chooseGreeting(normalisedText: string): string {
  const [, greeting] = leadingGreeting.exec(normalisedText) ?? []
  if (greeting) return capitaliseFirst(greeting)
  return /^(?:yo|hey|wesh|re)\b/.test(normalisedText) ? 'Salut' : 'Bonjour'
}
