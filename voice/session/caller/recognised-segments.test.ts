import { expect, test } from 'vitest'
import { noTurn, startSpeaking } from '../turn-taking/caller-turn'
import { createRecognisedSegments } from './recognised-segments'

test('also numbers the segments that are not recognised, because the Realtime API numbers every segment', () => {
  const segments = createRecognisedSegments({ hasRecogniser: true })
  const begin = () =>
    segments.begin(startSpeaking(noTurn, 0, { isOverCompanion: false }), 0).effects
  // Six segments may wait for their final text.
  for (let number = 1; number <= 6; number++) {
    expect(begin()).toEqual([{ type: 'begin-recognition', itemId: `speech-${number}` }])
    segments.finish()
  }
  expect(begin()).toEqual([])
  segments.stopAwaitingFinalText('speech-1')
  expect(begin()).toEqual([{ type: 'begin-recognition', itemId: 'speech-8' }])
})
