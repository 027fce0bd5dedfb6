import type { ResponseDraft } from '../dialogue/response-draft'
import { capitaliseFirst, type Template } from '../templates/template'
import type { UtteranceAnalysis } from '../understanding/analyse-utterance'
import { statementForms } from './kinds/statement-forms'
import { parseTellings } from './parse-tellings'
import { answeredQuestions } from './plain-templates'

/** Returns the caller's greeting on the first turns. */
export function greetBack(draft: ResponseDraft, utterance: UtteranceAnalysis) {
  if (!utterance.intents.has('greeting') || draft.state.turnCount > 2) return
  const name = utterance.callerName ? ' {name}' : ''
  draft.sayOneOf([`{greeting}${name}.`, `{greeting} à {toi|vous}${name && `,${name}`}.`], {
    greeting: chooseGreeting(utterance.normalisedText),
  })
}

/** Returns the questions that the utterance has not already answered. */
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

/** Returns what fits the form of the statement; null when it is too short or about the companion. */
export const findForm = ({ normalisedText, wordCount }: UtteranceAnalysis) =>
  wordCount < minFormWords || aboutCompanionPattern.test(normalisedText)
    ? null
    : forms.find(({ pattern }) => pattern.test(normalisedText))

const forms = parseTellings(statementForms)
const minFormWords = 3

/** Matches words about the companion: a question about the caller's life would not answer them. */
const aboutCompanionPattern = /\b(?:tu|te|t|toi|ton|ta|tes|vous|votre|vos)\b/

/** Repeats the caller's "bonsoir" or "bonjour", because the dialogue does not know the time of day. */
export const chooseGreeting = (normalisedText: string) => {
  const [first = ''] = normalisedText.split(' ')
  const repeatedGreeting = /^(?:bonsoir|hola|ciao|salam|coucou|hello)$/.test(first) ? first : null
  if (repeatedGreeting !== null) return capitaliseFirst(repeatedGreeting)
  return /^(?:salut|yo|hey|wesh|re)$/.test(first) ? 'Salut' : 'Bonjour'
}
