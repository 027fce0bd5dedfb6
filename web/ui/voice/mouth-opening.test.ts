import { describe, expect, it } from 'vitest'
import { findMouthOpening } from './mouth-opening'

const pieces = [
  { text: 'Mama ', startMs: 0 },
  { text: 'part.', startMs: 400 },
]

describe('the mouth', () => {
  it('closes the lips for "m" and opens them for "a", at the time of each letter', () => {
    expect(findMouthOpening(pieces, 0)).toBe(0)
    expect(findMouthOpening(pieces, 100)).toBe(1)
    expect(findMouthOpening(pieces, 200)).toBe(0)
    expect(findMouthOpening(pieces, 400)).toBe(0)
  })

  it('moves smoothly between two letters', () => {
    expect(findMouthOpening(pieces, 50)).toBeCloseTo(0.5)
  })

  it('opens less for "ou" than for "o"', () => {
    const open = (text: string) => findMouthOpening([{ text, startMs: 0 }], 0)!
    expect(open('ouvre')).toBeLessThan(open('ose'))
  })

  it('treats accented letters like plain ones', () => {
    expect(findMouthOpening([{ text: 'été', startMs: 0 }], 0)).toBe(
      findMouthOpening([{ text: 'ete', startMs: 0 }], 0),
    )
  })

  it('returns null before the first word, in a long pause, after the last word and for punctuation', () => {
    const piecesWithPause = [
      { text: 'Non.', startMs: 500 },
      { text: 'Si.', startMs: 4_000 },
    ]
    expect(findMouthOpening(piecesWithPause, 100)).toBeNull()
    expect(findMouthOpening(piecesWithPause, 2_000)).toBeNull()
    expect(findMouthOpening(piecesWithPause, 5_000)).toBeNull()
    expect(findMouthOpening([{ text: ' ? ', startMs: 0 }], 10)).toBeNull()
    expect(findMouthOpening([], 10)).toBeNull()
  })
})
