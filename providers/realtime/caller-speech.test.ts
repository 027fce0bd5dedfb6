import { getEventListeners } from 'node:events'
import { expect, it } from 'vitest'
import { RecognitionUnavailable } from '../../voice/ports/speech-to-text'
import { createCallerSpeech } from './caller-speech'

it('sends microphone audio at the sample rate of the service', () => {
  const sentAudio: string[] = []
  const speech = createCallerSpeech({
    rate: 24_000,
    microphoneRate: 16_000,
    send(event) {
      const { audio } = event as { audio?: string }
      if (audio !== undefined) sentAudio.push(audio)
    },
  })
  const segment = speech.listen(new AbortController().signal)
  for (let frame = 0; frame < 50; frame += 1) segment.push(new Int16Array(320).fill(100))
  segment.finish()
  const bytes = sentAudio.reduce((sum, audio) => sum + Buffer.from(audio, 'base64').length, 0)
  expect(Math.abs(bytes / 2 - 24_000)).toBeLessThan(50)
})

it('fails a segment that is dropped because a hundred newer ones followed', async () => {
  const speech = createCallerSpeech({ rate: 24_000, microphoneRate: 16_000, send() {} })
  const droppedController = new AbortController()
  const droppedSegment = speech.listen(droppedController.signal)
  droppedSegment.finish()
  for (let count = 0; count < 100; count += 1) speech.listen(new AbortController().signal)
  await expect(droppedSegment.results[Symbol.asyncIterator]().next()).rejects.toBeInstanceOf(
    RecognitionUnavailable,
  )
  expect(getEventListeners(droppedController.signal, 'abort')).toEqual([])
})
