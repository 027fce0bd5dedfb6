import { describe, expect, it } from 'vitest'
import { hasWordStart, listWords, normaliseText, toWordKey } from './search-words'

describe('listWords', () => {
  it.each([
    ['Je me sens seule', ['seule']],
    ['entretien d’embauche', ['entretien', 'embauche']],
    ['Besoin de parler', ['besoin', 'de', 'parler']],
    ['… !', []],
  ])('lists the words of %j that matter for a search: %j', (text, words) => {
    expect(listWords(normaliseText(text))).toEqual(words)
  })
})

describe('toWordKey', () => {
  it.each([
    'seul seule seuls seules',
    'anxieux anxieuse anxieuses',
    'divorcer divorcee divorces',
    'anglais anglaise anglaises',
    'angoisse angoisses angoise',
    'raphael rafael',
    'margaux margo',
    'stress stresse stressee',
  ])('is the same for %s', (words) => {
    expect(new Set(words.split(' ').map(toWordKey)).size).toBe(1)
  })

  it('distinguishes short words: "mère" is not "mer"', () => {
    expect(toWordKey('mere')).not.toBe(toWordKey('mer'))
    expect(toWordKey('meres')).toBe(toWordKey('mere'))
  })

  it('shortens no word to fewer than three letters', () => {
    expect(toWordKey('esse')).toHaveLength(3)
    expect(toWordKey('ex')).toBe('ex')
  })
})

describe('hasWordStart', () => {
  it('matches only at the start of a word', () => {
    expect(hasWordStart("l'amour dure", 'am')).toBe(true)
    expect(hasWordStart('une famille', 'ami')).toBe(false)
    expect(hasWordStart('famille et amis', 'ami')).toBe(true)
  })
})
