import type { ResponseDraft } from '../dialogue/response-draft'
import { chooseGreeting } from '../listening/greet-back'
import {
  ageAnswers,
  type SmallTalkIntent,
  smallTalkTemplates,
} from '../templates/answers/small-talk-templates'
import type { UtteranceAnalysis } from '../understanding/analyse-utterance'

/** In order of priority. The intents with the broadest patterns come last. */
const intentsByPriority: readonly SmallTalkIntent[] = [
  'insult',
  'asks-if-human',
  'asks-feelings',
  'asks-maker',
  'asks-privacy',
  'asks-balance',
  'asks-price',
  'asks-abilities',
  'asks-name',
  'asks-body',
  'asks-joke',
  'asks-how-companion-is',
  'compliment',
]

/** Intents that are ignored in a long utterance, where their patterns usually match by accident. */
const shortUtteranceIntents: ReadonlySet<SmallTalkIntent> = new Set([
  'insult',
  'asks-how-companion-is',
  'compliment',
])
const maxShortUtteranceWords = 12

/**
 * Answers small talk: a question about the companion or the service, a request for a joke, a compliment, an insult.
 * Returns false for any other utterance, and for a compliment that comes with thanks or is not about the companion.
 */
export function answerSmallTalk(draft: ResponseDraft, utterance: UtteranceAnalysis): boolean {
  const { intents, normalisedText, wordCount } = utterance
  const isShort = wordCount <= maxShortUtteranceWords
  const intent = intentsByPriority.find(
    (candidate) => intents.has(candidate) && (isShort || !shortUtteranceIntents.has(candidate)),
  )
  if (!intent) return false
  const isThanksOrOtherPraise = intents.has('thanks') || !companionPattern.test(normalisedText)
  if (intent === 'compliment' && isThanksOrOtherPraise) return false
  const templates = smallTalkTemplates[intent]
  if (intent === 'asks-body' && /\bage\b/.test(normalisedText))
    return draft.sayOneOf(ageAnswers) || draft.sayOneOf(templates)
  if (intent === 'asks-how-companion-is' && intents.has('greeting'))
    draft.sayOneOf(['{greeting} {name}.', '{greeting} à {toi|vous}.'], {
      greeting: chooseGreeting(normalisedText),
    })
  if (intent === 'asks-privacy') draft.sayAll(templates)
  return draft.sayOneOf(templates) || draft.sentences.length > 0
}

/** Matches words about the companion. Without one, a compliment such as "c'était beau" praises something else. */
const companionPattern = /\b(?:tu|te|t|toi|ton|ta|tes|vous|votre|vos|voix|blague|reponse)\b/
