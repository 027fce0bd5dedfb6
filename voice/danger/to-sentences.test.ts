import { describe, expect, it } from 'vitest'
import { toSentences } from './to-sentences'

describe('toSentences', () => {
  it.each([
    ['Euh, ben j’ai super mal, voilà.', ' j ai mal '],
    ['en vrai du coup j’te jure j’en peux plus', ' j en peux plus '],
    ['tu sais je crois que non', ' je crois que non '],
  ])('removes hesitations and intensifiers from "%s"', (text, expected) => {
    expect(toSentences(text)).toBe(expected)
  })

  it('keeps the words of a filler where they mean something', () => {
    expect(toSentences('tu sais tout')).toBe(' tu sais tout ')
    expect(toSentences('un coup de fil')).toBe(' un coup de fil ')
  })

  it('spells out the colloquial forms of "il"', () => {
    expect(toSentences('y m’a frappé')).toBe(' il m a frappe ')
    expect(toSentences('j’y vais')).toBe(' j y vais ')
  })

  it('keeps a negation next to what it denies', () => {
    expect(toSentences('pas du tout envie')).toBe(' pas envie ')
  })
})
