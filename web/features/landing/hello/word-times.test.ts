import { expect, it } from 'vitest'
import { countHeardCharacters, parseWordTimes, toSpokenPieces } from './word-times'

const text = 'Bonsoir. Je t’écoute.'
const times = parseWordTimes('0:0 9:700 12:850')
const readHeardText = (atMs: number, wordTimes = times) =>
  text.slice(0, countHeardCharacters(text, wordTimes, atMs, 1_600))

it('counts a word as soon as it begins', () => {
  expect([0, 699, 700, 850].map((atMs) => readHeardText(atMs))).toEqual([
    'Bonsoir. ',
    'Bonsoir. ',
    'Bonsoir. Je ',
    text,
  ])
})

it('spreads the words over the duration when their times are unknown', () => {
  expect([0, 800, 1_600].map((atMs) => readHeardText(atMs, []))).toEqual([
    'Bonsoir. ',
    'Bonsoir. Je ',
    text,
  ])
})

it('returns no times for a missing or malformed header', () => {
  expect(parseWordTimes(null)).toEqual([])
  expect(parseWordTimes('synthetic')).toEqual([])
})

it('splits a text into its words with their times', () => {
  expect(toSpokenPieces(text, times)).toEqual([
    { text: 'Bonsoir. ', startMs: 0 },
    { text: 'Je ', startMs: 700 },
    { text: 't’écoute.', startMs: 850 },
  ])
})
