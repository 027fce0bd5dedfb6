import type { Dialogue, DialoguePrompt } from '../ports/dialogue'

export type FakeDialogue = Dialogue & {
  /** Every prompt, including those whose response was discarded. */
  readonly prompts: DialoguePrompt[]
  /** The prompts whose response began to be heard. */
  readonly acceptedPrompts: DialoguePrompt[]
  /** The prompts whose response was discarded or cancelled. */
  readonly abortedPrompts: DialoguePrompt[]
  /** The text that was heard of each cancelled response. */
  readonly truncations: string[]
  behaviour: 'answers' | 'throws' | 'hangs'
  isInCrisisNow: boolean
  isFallbackNow: boolean
  isCallEndingNow: boolean
  isConversationClosedNow: boolean
}

/** Thrown by a fake dialogue whose behaviour is `throws`. */
export class DialogueUnavailable extends Error {}

/** Creates a dialogue that answers each prompt with `getSentences`; by default, with a fixed response to its kind. */
export function createFakeDialogue(
  getSentences: (prompt: DialoguePrompt) => readonly string[] = getDefaultResponse,
): FakeDialogue {
  const dialogue: FakeDialogue = {
    prompts: [],
    acceptedPrompts: [],
    abortedPrompts: [],
    truncations: [],
    behaviour: 'answers',
    isInCrisisNow: false,
    isFallbackNow: false,
    isCallEndingNow: false,
    isConversationClosedNow: false,
    prepare(prompt, signal) {
      dialogue.prompts.push(prompt)
      signal.addEventListener('abort', () => dialogue.abortedPrompts.push(prompt), { once: true })
      return {
        sentences: yieldSentences(prompt, signal),
        accept: () => dialogue.acceptedPrompts.push(prompt),
      }
    },
    truncate: (heardText) => void dialogue.truncations.push(heardText),
    isInCrisis: () => dialogue.isInCrisisNow,
    isFallback: () => dialogue.isFallbackNow,
    isCallEnding: () => dialogue.isCallEndingNow,
    isConversationClosed: () => dialogue.isConversationClosedNow,
  }

  async function* yieldSentences(prompt: DialoguePrompt, signal: AbortSignal) {
    if (dialogue.behaviour === 'throws') throw new DialogueUnavailable('no words')
    if (dialogue.behaviour === 'hangs')
      await new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }))
    for (const sentence of getSentences(prompt)) {
      if (signal.aborted) return
      yield sentence
    }
  }

  return dialogue
}

/** Fixed French sentences for each kind of prompt. */
function getDefaultResponse(prompt: DialoguePrompt): readonly string[] {
  switch (prompt.kind) {
    case 'ai-disclosure':
      return ['Je suis une intelligence artificielle.']
    case 'greeting':
      return ['Bonjour Camille, comment allez-vous ?']
    case 'typed':
      return ['Merci de me l’écrire.', 'Racontez-moi la suite.']
    case 'spoken':
      return ['Je comprends très bien ce que vous dites.', 'Racontez-moi la suite.']
    case 'unrecognised':
      return ['Je vous écoute.']
    case 'silence':
      return [prompt.seconds === 30 ? 'Vous êtes là ?' : 'Sans réponse, je vais raccrocher.']
    case 'balance':
      return ['Il nous reste peu de temps.']
    case 'farewell':
      return ['À bientôt.']
  }
}
