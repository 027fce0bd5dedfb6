import { describe, expect, it } from 'vitest'
import { countMistakes, findNearestWords } from './spelling'

describe('countMistakes', () => {
  it.each([
    ['stress', 'stress', 0],
    ['insomni', 'insomnie', 1],
    ['insomniee', 'insomnie', 1],
    ['insumnie', 'insomnie', 1],
    ['insomine', 'insomnie', 1],
    ['rutpure', 'rupture', 1],
    // More mistakes than the limit of 2 are counted as 3.
    ['couple', 'rupture', 3],
  ])('counts the mistakes between %s and %s: %i', (one, other, mistakes) => {
    expect(countMistakes(one, other, 2)).toBe(mistakes)
  })
})

describe('findNearestWords', () => {
  const knownWords = ['deuil', 'seul', 'entretien', 'entretenir', 'rupture']

  it.each([
    ['duil', []],
    ['deuill', ['deuil']],
    ['entretein', ['entretien']],
    ['entretenier', ['entretenir']],
    ['teuil', []],
    ['avalanche', []],
  ])('for %s finds %j', (word, nearest) => {
    expect(findNearestWords(word, knownWords)).toEqual(nearest)
  })
})
