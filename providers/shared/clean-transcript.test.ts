import { describe, expect, it } from 'vitest'
import { cleanTranscript } from './clean-transcript'

describe('the text of a recogniser', () => {
  it.each([
    ['a sentence', 'Je dors mal. '.repeat(40), 'Je dors mal.'],
    ['a word at the end', `Bonsoir. ${'oui, '.repeat(200)}`, 'Bonsoir. oui,'],
    [
      'words at the beginning',
      `${'je ne sais pas '.repeat(9)}quoi te dire`,
      'je ne sais pas quoi te dire',
    ],
  ])('keeps one copy of what a recogniser repeats in a loop: %s', (_, text, expected) => {
    expect(cleanTranscript(text)).toBe(expected)
  })

  it.each([
    'Non, non, non.',
    'Je suis très, très fatiguée.',
    'Au secours. Au secours. Au secours.',
    'Deux et deux font quatre, et quatre et quatre font huit.',
  ])('keeps what a caller repeats: %s', (text) => {
    expect(cleanTranscript(text)).toBe(text)
  })

  it.each([
    'Sous-titres réalisés para la communauté d’Amara.org',
    "Sous-titrage ST' 501",
    'Merci d’avoir regardé cette vidéo !',
    'Sous-titrage Société Radio-Canada',
  ])('leaves out the credits that a recogniser invents for silence: %s', (text) => {
    expect(cleanTranscript(text)).toBe('')
    expect(cleanTranscript(`Je rentre du travail. ${text}`)).toBe('Je rentre du travail.')
  })

  it('keeps sentences of the caller about subtitles', () => {
    const text = 'Je regarde toujours les films avec les sous-titres.'
    expect(cleanTranscript(text)).toBe(text)
  })

  it('leaves ten thousand words without a loop unchanged', () => {
    const text = Array.from({ length: 10_000 }, (_, index) => `mot${index % 997}`).join(' ')
    expect(cleanTranscript(text)).toBe(text)
  })
})
