import type { DialoguePrompt } from '../ports/dialogue'
import type { DialogueContext } from './dialogue-context'
import type { DialogueState } from './dialogue-state'
import { Draft } from './draft'
import { greet } from './greet'
import { respondToSilence, sayAiNotice, sayFarewell, warnOfBalance } from './respond-to-clock'
import { respondToUnheard } from './respond-to-unheard'
import { respondToWords } from './respond-to-words'

export type Response = { state: DialogueState; sentences: readonly string[] }

/**
 * What the companion says to a prompt, and what it remembers once that was heard. Pure: same
 * state, prompt and context, same answer; nothing holds until the caller of it keeps the state.
 */
export function respond(
  state: DialogueState,
  prompt: DialoguePrompt,
  context: DialogueContext,
): Response {
  const draft = new Draft(state, context)
  writeAnswer(draft, prompt)
  const sentences = draft.sentences
  if (sentences.length === 0) return { state: draft.state, sentences }
  return {
    state: {
      ...draft.state,
      spoken: [...draft.state.spoken, ...sentences],
      lastResponse: sentences,
      cutOff: [],
    },
    sentences,
  }
}

function writeAnswer(draft: Draft, prompt: DialoguePrompt) {
  switch (prompt.kind) {
    case 'greeting':
      greet(draft)
      break
    case 'ai-notice':
      sayAiNotice(draft)
      break
    case 'typed':
      respondToWords(draft, prompt.text)
      break
    case 'spoken':
      respondToWords(draft, prompt.transcript)
      break
    case 'unheard':
      respondToUnheard(draft)
      break
    case 'silence':
      respondToSilence(draft, prompt.seconds)
      break
    case 'balance':
      warnOfBalance(draft, prompt.secondsLeft)
      break
    case 'farewell':
      sayFarewell(draft, prompt.reason)
      break
  }
}

/**
 * After an interruption: forgets the sentences of the last response that were not heard whole, and
 * keeps them in mind so that they can be taken up again.
 */
export function forgetUnheard(state: DialogueState, heardText: string): DialogueState {
  const heard = lettersOf(heardText)
  let position = 0
  const cutOff = state.lastResponse.filter((sentence) => {
    const found = heard.indexOf(lettersOf(sentence), position)
    if (found === -1) return true
    position = found + lettersOf(sentence).length
    return false
  })
  return {
    ...state,
    cutOff,
    spoken: state.spoken.filter((sentence) => !cutOff.includes(sentence)),
  }
}

/** The speaking side may space or punctuate differently, so only letters and digits count. */
const lettersOf = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '')
