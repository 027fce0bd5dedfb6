import { getEventListeners } from 'node:events'
import { expect, it } from 'vitest'
import { RecognitionUnavailable } from '../../voice/ports/speech-to-text'
import { createCallerSpeech } from './caller-speech'

it('fails a segment that is dropped because a hundred newer ones followed', async () => {
  const speech = createCallerSpeech({ rate: 24_000, microphoneRate: 16_000, send() {} })
  const dropped = new AbortController()
  const first = speech.listen(dropped.signal)
  first.finish()
  for (let count = 0; count < 100; count += 1) speech.listen(new AbortController().signal)
  await expect(first.results[Symbol.asyncIterator]().next()).rejects.toBeInstanceOf(
    RecognitionUnavailable,
  )
  expect(getEventListeners(dropped.signal, 'abort')).toEqual([])
})
