import type { Dialogue, DialoguePrompt, PreparedResponse } from '../ports/dialogue'
import type { DialogueContext } from './dialogue-context'
import { initialState } from './dialogue-state'
import { forgetUnheard, respond } from './respond'

/**
 * The companion of a call without a language model: deterministic for a seed, it listens, answers,
 * remembers and leads (03, « The scripted companion »). What it prepares changes nothing until it
 * is accepted.
 */
export function createScriptedDialogue(context: DialogueContext): Dialogue {
  let state = initialState(context.seed, context.caller.name)

  return {
    prepare(prompt: DialoguePrompt, signal: AbortSignal): PreparedResponse {
      const response = respond(state, prompt, context)
      return {
        sentences: untilAborted(response.sentences, signal),
        accept() {
          state = response.state
        },
      }
    },
    truncate(heardText: string) {
      state = forgetUnheard(state, heardText)
    },
    // A call that ends because the caller says to be a minor is not charged either (05).
    isInCrisis: () => state.mode !== 'conversation',
  }
}

async function* untilAborted(sentences: readonly string[], signal: AbortSignal) {
  for (const sentence of sentences) {
    if (signal.aborted) return
    yield sentence
  }
}
