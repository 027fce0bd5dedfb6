import { expect, test, vi } from 'vitest'
import { RecognitionUnavailable, type SpeechToText } from '../../voice/ports/speech-to-text'
import { watchRecogniser } from './watch-recogniser'

const failure = new RecognitionUnavailable('503')
const push = vi.fn()

/** Understands a word, then fails. */
const failing: SpeechToText = {
  name: 'whisper',
  recipient: null,
  open: () => ({
    push,
    finish() {},
    results: (async function* () {
      yield { kind: 'partial' as const, text: 'Bonjour' }
      throw failure
    })(),
  }),
}

test('reports a failure and passes on results, audio and the failure itself', async () => {
  const onFailure = vi.fn()
  const recognition = watchRecogniser(failing, onFailure).open(new AbortController().signal)
  recognition.push(new Int16Array(2))
  const heard: string[] = []
  const reading = (async () => {
    for await (const { text } of recognition.results) heard.push(text)
  })()
  await expect(reading).rejects.toBe(failure)
  expect(heard).toEqual(['Bonjour'])
  expect(push).toHaveBeenCalledOnce()
  expect(onFailure.mock.calls).toEqual([[failure]])
})
