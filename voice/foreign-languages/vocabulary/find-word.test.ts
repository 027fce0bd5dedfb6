import { describe, expect, it } from 'vitest'
import { findMeaning, findWord } from './find-word'

describe('the table of words', () => {
  it.each([
    ['la voiture', 'german', 'ein Auto'],
    ['des fleurs', 'spanish', 'una flor'],
    ['ma grand-mère', 'italian', 'mia nonna'],
    ["l'entretien d'embauche", 'english', 'a job interview'],
    ['la pluie', 'russian', 'дождь'],
    ['l’école', 'japanese', 'がっこう'],
  ] as const)('translates "%s" into %s', (words, language, expected) => {
    expect(findWord(words, language)).toBe(expected)
  })

  it('returns null for words that are not in the table', () => {
    expect(findWord('le carburateur', 'english')).toBeNull()
    expect(findWord('le chat est malade', 'english')).toBeNull()
    expect(findWord('la chaîne d’approvisionnement', 'arabic')).toBeNull()
  })

  it('finds the French meaning of a foreign word with or without its article, but none for an unknown word', () => {
    expect(findMeaning('der Schlüssel', 'german')).toBe('clé')
    expect(findMeaning('fork', 'english')).toBe('fourchette')
    expect(findMeaning('zorglub', 'english')).toBeNull()
  })
})
