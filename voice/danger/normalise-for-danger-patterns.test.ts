import { describe, expect, it } from 'vitest'
import { normaliseForDangerPatterns } from './normalise-for-danger-patterns'

describe('normaliseForDangerPatterns', () => {
  it.each([
    ['Euh, ben j’ai super mal, voilà.', ' j ai mal '],
    ['en vrai du coup j’te jure j’en peux plus', ' j en peux plus '],
    ['tu sais je crois que non', ' je crois que non '],
  ])('removes fillers from "%s"', (text, expected) => {
    expect(normaliseForDangerPatterns(text)).toBe(expected)
  })

  it('keeps the words of a filler where they mean something', () => {
    expect(normaliseForDangerPatterns('tu sais tout')).toBe(' tu sais tout ')
    expect(normaliseForDangerPatterns('un coup de fil')).toBe(' un coup de fil ')
  })

  it('spells out the colloquial forms of "il"', () => {
    expect(normaliseForDangerPatterns('y m’a frappé')).toBe(' il m a frappe ')
    expect(normaliseForDangerPatterns('j’y vais')).toBe(' j y vais ')
  })

  it('corrects phonetic spelling', () => {
    expect(normaliseForDangerPatterns('je vé me suicidé')).toBe(' je vais me suicide ')
  })

  it('removes words between a negation and what it denies', () => {
    expect(normaliseForDangerPatterns('pas du tout envie')).toBe(' pas envie ')
  })
})
