import type { ResponseDraft } from '../dialogue/response-draft'
import { type SmallTalkIntent, smallTalkTemplates } from '../templates/small-talk-templates'
import type { UtteranceAnalysis } from '../understanding/analyse-utterance'

/** By priority; intents with wider patterns come last. */
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
  'asks-fact',
]

/** In a long sentence these patterns usually match words about something else. */
const shortUtteranceIntents: ReadonlySet<SmallTalkIntent> = new Set([
  'insult',
  'asks-how-companion-is',
  'compliment',
  'asks-fact',
  'asks-price',
])
const maxShortUtteranceWords = 12

/** Questions that the companion can only decline to answer. */
const unanswerableIntents: ReadonlySet<SmallTalkIntent> = new Set([
  'asks-fact',
  'asks-about-companion',
])

/** Classifies a question that matches no pattern: about the companion, or about the world. */
function classifyUnknownQuestion({
  isQuestion,
  normalisedText,
  topics,
  intents,
}: UtteranceAnalysis): SmallTalkIntent | null {
  if (!isQuestion || intents.has('asks-advice') || intents.has('asks-activity')) return null
  if (intents.has('repeat') || intents.has('greeting')) return null
  if (/\b(tu|te|t|toi|ton|ta|tes|vous|votre|vos)\b/.test(normalisedText))
    return 'asks-about-companion'
  return topics.length === 0 ? 'asks-fact' : null
}

/**
 * Answers small talk: a question about the companion or the service, a compliment, an insult.
 * Returns false when the utterance is none of these.
 */
export function answerSmallTalk(draft: ResponseDraft, utterance: UtteranceAnalysis): boolean {
  const { intents, wordCount } = utterance
  const isShort = wordCount <= maxShortUtteranceWords
  const intent =
    intentsByPriority.find(
      (candidate) => intents.has(candidate) && (isShort || !shortUtteranceIntents.has(candidate)),
    ) ?? classifyUnknownQuestion(utterance)
  if (!intent) return false
  // In an activity such a question may be the answer that the current step asks for.
  if (draft.state.runningActivity && unanswerableIntents.has(intent)) return false
  const templates = smallTalkTemplates[intent] ?? []
  if (intent === 'asks-privacy') draft.sayAll(templates)
  return draft.sayOneOf(templates) || draft.sentences.length > 0
}
