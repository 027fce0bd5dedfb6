import fc from 'fast-check'
import { expect, test } from 'vitest'
import { keepNewestSentences, keepNewestWords } from './newest-sentences'

test('keeps a text that fits', () => {
  expect(keepNewestSentences('Bonjour. Ça va ?', 16)).toBe('Bonjour. Ça va ?')
})

test('drops the oldest sentences of a text that is too long', () => {
  const text = 'Je me lève tôt. Je pars à six heures ! Et le soir ?'
  expect(keepNewestSentences(text, 40)).toBe('Je pars à six heures ! Et le soir ?')
  expect(keepNewestSentences(text, 20)).toBe('Et le soir ?')
})

test('keeps no part of a sentence', () => {
  expect(keepNewestSentences('alors je suis rentré chez moi', 11)).toBe('')
})

test('keeps whole words of speech without punctuation, and cuts a word that is too long', () => {
  expect(keepNewestWords('alors je suis rentré chez moi', 11)).toBe('chez moi')
  expect(keepNewestWords('alors je suis rentré chez moi', 8)).toBe('chez moi')
  expect(keepNewestWords('aaaaaa', 4)).toBe('aaaa')
})

test('returns the end of the text and never more than fits', () => {
  const words = fc.array(fc.constantFrom('oui', 'je', 'pars.', 'demain', 'Et toi ?', 'très…'))
  fc.assert(
    fc.property(words, fc.nat(60), (wordList, maxCharacters) => {
      const text = wordList.join(' ')
      // keepNewestWords needs a limit of at least 1.
      for (const [newest, limit] of [
        [keepNewestSentences(text, maxCharacters), maxCharacters],
        [keepNewestWords(text, maxCharacters + 1), maxCharacters + 1],
      ] as const) {
        expect(newest.length).toBeLessThanOrEqual(limit)
        expect(text.endsWith(newest)).toBe(true)
      }
    }),
  )
})
