import { describe, expect, it } from 'vitest'
import { nextCaptions } from '../captions/captions'
import { findSpokenWords } from './spoken-words'

const captions = nextCaptions(
  nextCaptions([], { type: 'response-started', responseId: 'r', number: 3 }),
  { type: 'text-received', responseId: 'r', itemId: 'i', text: 'Bonsoir.', startMs: 40 },
)
const playedPosition = { responseNumber: 3, playedMs: 500, atMs: 10_000 }

describe('the position in the spoken words', () => {
  it('advances with the clock between two playback reports', () => {
    expect(findSpokenWords(captions, playedPosition, 10_060)).toMatchObject({ positionMs: 560 })
  })

  it('is unknown after the playback has stopped, and for a response without words', () => {
    expect(findSpokenWords(captions, playedPosition, 10_500)).toBeNull()
    expect(findSpokenWords(captions, { ...playedPosition, responseNumber: 4 }, 10_000)).toBeNull()
    expect(findSpokenWords(captions, null, 10_000)).toBeNull()
  })
})
