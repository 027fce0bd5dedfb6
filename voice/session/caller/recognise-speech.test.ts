import { expect, test } from 'vitest'
import { createFakeSpeechToText } from '../../testing/fake-speech-to-text'
import { createVirtualClock } from '../../testing/virtual-clock'
import { createSpeechRecogniser } from './recognise-speech'

test('opens the segments of a call with one signal, so that a recogniser can use one connection', () => {
  const fake = createFakeSpeechToText(createVirtualClock(), [])
  const segments: { signal: AbortSignal; languages: readonly string[] | undefined }[] = []
  const recogniser = createSpeechRecogniser({
    ...fake,
    open(signal, languages) {
      segments.push({ signal, languages })
      return fake.open(signal, languages)
    },
  }, () => {}, ['french', 'english'])
  for (const itemId of ['item-1', 'item-2']) {
    recogniser.begin(itemId)
    recogniser.finish()
  }
  expect(segments[1]).toEqual(segments[0])
  expect(segments[1]?.signal).toBe(segments[0]?.signal)
  expect(segments[0]).toMatchObject({
    languages: ['french', 'english'],
    signal: { aborted: false },
  })
  recogniser.close()
  expect(segments[0]?.signal.aborted).toBe(true)
})
