import { expect, it } from 'vitest'
import { durationOf, splitAt } from './caption-timing'

const line = 'Prends ton temps, vraiment.'

it('says the words one after the other, and all of them at the end', () => {
  expect(splitAt(line, 0)).toEqual({ said: '', later: line })
  expect(splitAt(line, 0.5)).toEqual({ said: 'Prends ton', later: 'temps, vraiment.' })
  expect(splitAt(line, 1)).toEqual({ said: line, later: '' })
})

it('takes longer for a longer line, and a breath for the shortest', () => {
  expect(durationOf('Oui.')).toBe(900)
  expect(durationOf(line)).toBe(1_600)
})
