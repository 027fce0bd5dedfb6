import type { Dialogue, DialoguePrompt, PreparedResponse } from '../ports/dialogue'
import type { DialogueContext } from './dialogue/dialogue-context'
import { createInitialState } from './dialogue/dialogue-state'
import { generateResponse, moveUnheardSentences } from './respond/generate-response'

/**
 * Creates the dialogue of one call from hand-written rules and templates, without a language model.
 * The same seed and prompts give the same sentences. A prepared response changes the state only once it is accepted.
 */
export function createScriptedDialogue(context: DialogueContext): Dialogue {
  let state = createInitialState(context.seed, context.caller.name)

  return {
    prepare(prompt: DialoguePrompt, signal: AbortSignal): PreparedResponse {
      const response = generateResponse(state, prompt, context)
      return {
        sentences: untilAborted(response.sentences, signal),
        accept() {
          state = response.state
        },
      }
    },
    truncate(heardText: string) {
      state = moveUnheardSentences(state, heardText)
    },
    // The mode `closed` counts as a crisis, which pauses the meter, because the end of a call with a minor is not
    // billed.
    isInCrisis: () => state.mode !== 'conversation',
    hasHadDanger: () => state.mode !== 'conversation' || state.hasHadDanger,
    isConversationClosed: () => state.mode === 'closed',
    isCallEnding: () => state.isCallEnding && state.mode === 'conversation',
  }
}

async function* untilAborted(sentences: readonly string[], signal: AbortSignal) {
  for (const sentence of sentences) {
    if (signal.aborted) return
    yield sentence
  }
}
