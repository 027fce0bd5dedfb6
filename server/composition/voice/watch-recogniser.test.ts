import { expect, test, vi } from 'vitest'
import { RecognitionUnavailable, type SpeechToText } from '../../../voice/ports/speech-to-text'
import { watchRecogniser } from './watch-recogniser'

const failure = new RecognitionUnavailable('503')
const push = vi.fn()

/** A recogniser that returns one partial result, then fails. */
const failingRecogniser: SpeechToText = {
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

test('reports a failure and passes on the results, the audio and the failure', async () => {
  const onFailure = vi.fn()
  const recognition = watchRecogniser(failingRecogniser, onFailure).open(
    new AbortController().signal,
  )
  recognition.push(new Int16Array(2))
  const texts: string[] = []
  const reading = (async () => {
    for await (const { text } of recognition.results) texts.push(text)
  })()
  await expect(reading).rejects.toBe(failure)
  expect(texts).toEqual(['Bonjour'])
  expect(push).toHaveBeenCalledOnce()
  expect(onFailure.mock.calls).toEqual([[failure]])
})
