import { expect, it } from 'vitest'
import { estimateDurationMs, splitSpokenWords } from './caption-timing'

const line = 'Prends ton temps, vraiment.'

it('splits the words by the elapsed share of the duration, and counts all as spoken at the end', () => {
  expect(splitSpokenWords(line, 0)).toEqual({ spoken: '', remaining: line })
  expect(splitSpokenWords(line, 0.5)).toEqual({
    spoken: 'Prends ton',
    remaining: 'temps, vraiment.',
  })
  expect(splitSpokenWords(line, 1)).toEqual({ spoken: line, remaining: '' })
})

it('estimates longer durations for longer lines, with a minimum', () => {
  expect(estimateDurationMs('Oui.')).toBe(900)
  expect(estimateDurationMs(line)).toBe(1_600)
})
