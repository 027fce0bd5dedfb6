import { describe, expect, it } from 'vitest'
import { compilePattern, mayMatch } from './pattern'
import { toWordKey } from './required-words'

const patternMatches = (pattern: string, words: string) => {
  const compiled = compilePattern(pattern)
  const isMatch = compiled.expression.test(` ${words} `)
  // The word lookup must never skip a pattern that matches.
  if (isMatch) expect(mayMatch(compiled, new Set(words.split(' ').map(toWordKey)))).toBe(true)
  return isMatch
}

describe('compilePattern', () => {
  it.each([
    ['veux mourir', 'je veux mourir ce soir'],
    ['veux .. mourir', 'je veux juste enfin mourir'],
    ['{want} .. {die}', 'j ai envie de mourir'],
    ['je ~ me tuer', 'je vais encore me tuer'],
    ['(le|la)? frappe', 'il la frappe'],
    ['(le|la)? frappe', 'il frappe'],
    ['veux sauter $', 'je veux sauter / bonsoir'],
    ['^ douze ans', 'moi / douze ans et toi'],
    ['^ douze ans', 'douze ans et toi'],
    ['veux (sauter|$)', 'je veux'],
    ['avale de_la javel', 'il avale de la javel'],
  ])('"%s" matches "%s"', (pattern, words) => {
    expect(patternMatches(pattern, words)).toBe(true)
  })

  it.each([
    ['veux mourir', 'je veux mouriraient'],
    ['veux .. mourir', 'je veux a b c d mourir'],
    ['veux .. mourir', 'je veux / mourir'],
    ['je ~ me tuer', 'je sais qu il va me tuer'],
    ['veux sauter $', 'je veux sauter de joie'],
    ['^ douze ans', 'depuis douze ans'],
  ])('"%s" does not match "%s"', (pattern, words) => {
    expect(patternMatches(pattern, words)).toBe(false)
  })

  it('refuses an unknown concept', () => {
    expect(() => compilePattern('{joy}')).toThrow('Unknown concept: joy')
  })

  it('refuses a group that contains a space', () => {
    expect(() => compilePattern('(veux .. mourir|crever)')).toThrow('contains a space')
  })
})
