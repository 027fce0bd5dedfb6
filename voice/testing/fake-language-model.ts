import {
  type ChatMessage,
  type LanguageModel,
  LanguageModelUnavailable,
} from '../ports/language-model'

export type FakeLanguageModel = LanguageModel & {
  /** The messages of every request. */
  readonly requests: (readonly ChatMessage[])[]
  /** How many requests had their signal aborted, during the answer or after it. */
  abortedCount: number
  behaviour: 'answers' | 'refuses-key' | 'fails' | 'breaks-off' | 'hangs' | 'writes-nothing'
}

/** Creates a model that writes the given answer in small pieces. */
export function createFakeLanguageModel(
  answer: string | ((messages: readonly ChatMessage[]) => string),
  name = 'fake',
): FakeLanguageModel {
  const model: FakeLanguageModel = {
    name,
    recipient: null,
    requests: [],
    abortedCount: 0,
    behaviour: 'answers',
    async *respond(messages, signal) {
      model.requests.push(messages)
      signal.addEventListener('abort', () => void model.abortedCount++, { once: true })
      if (model.behaviour === 'refuses-key')
        throw new LanguageModelUnavailable('key-refused', 'The key was refused')
      if (model.behaviour === 'fails')
        throw new LanguageModelUnavailable('unreachable', 'No connection')
      if (model.behaviour === 'hangs')
        await new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }))
      if (model.behaviour === 'writes-nothing') return
      const text = typeof answer === 'string' ? answer : answer(messages)
      const pieces = text.match(/[\s\S]{1,7}/g) ?? []
      for (const [index, piece] of pieces.entries()) {
        if (signal.aborted) return
        if (model.behaviour === 'breaks-off' && index >= pieces.length / 2)
          throw new LanguageModelUnavailable('invalid-answer', 'The answer broke off')
        yield piece
      }
    },
  }
  return model
}
