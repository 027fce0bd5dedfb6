import type { ResponseDraft } from '../dialogue/response-draft'
import { capitaliseFirst, type Template } from '../templates/template'
import type { UtteranceAnalysis } from '../understanding/analyse-utterance'
import { answeredQuestions } from './plain-templates'

/** Greets the caller back in the first turns. */
export function greetBack(draft: ResponseDraft, utterance: UtteranceAnalysis) {
  if (!utterance.intents.has('greeting') || draft.state.turnCount > 2) return
  const name = utterance.callerName ? ' {name}' : ''
  draft.sayOneOf([`{greeting}${name}.`, `{greeting} à {toi|vous}${name && `,${name}`}.`], {
    greeting: chooseGreeting(utterance.normalisedText),
  })
}

/** Removes the questions that the utterance has already answered. */
export const listOpenQuestions = (
  templates: readonly Template[],
  { normalisedText }: UtteranceAnalysis,
) =>
  templates.filter(
    (template) =>
      !answeredQuestions.some(
        ([question, answer]) =>
          template.endsWith('?') && question.test(template) && answer.test(normalisedText),
      ),
  )

/** Repeats the caller's "bonsoir" or "bonjour", because the dialogue does not know the time of day. */
export const chooseGreeting = (normalisedText: string) => {
  const [first = ''] = normalisedText.split(' ')
  const repeatedGreeting = /^(?:bonsoir|hola|ciao|salam|coucou|hello)$/.test(first) ? first : null
  if (repeatedGreeting !== null) return capitaliseFirst(repeatedGreeting)
  return /^(?:salut|yo|hey|wesh|re)$/.test(first) ? 'Salut' : 'Bonjour'
}
