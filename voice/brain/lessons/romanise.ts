import { cyrillicLetters, kanaSyllables } from './content/letters'

const toHiragana = (text: string) =>
  text.replace(/[ァ-ヶ]/gu, (letter) => String.fromCodePoint((letter.codePointAt(0) ?? 0) - 0x60))

/**
 * Transliterates Cyrillic and Japanese by sound, without long vowels and double consonants, to compare them with a
 * learner's "koohii wo kudasai". Other letters are unchanged.
 */
export const romanise = (text: string): string =>
  [...toHiragana(text.toLowerCase())]
    .map((letter) => cyrillicLetters[letter] ?? kanaSyllables[letter] ?? letter)
    .join('')
    .replace(/shiy([auo])/g, 'sh$1')
    .replace(/chiy([auo])/g, 'ch$1')
    .replace(/jiy([auo])/g, 'j$1')
    .replace(/iy([auo])/g, 'y$1')
    .replace(/\bwo\b/g, 'o')
    .replace(/\bwa\b/g, 'ha')
    .replace(/ou/g, 'o')
    .replace(/([a-z])\1+/g, '$1')
