import { meaningsOfPhrases } from '../../knowledge/meanings-of-phrases'

/** Replaces phrases that resemble questions with words of the same meaning, for recognising what a caller says. */
export const replacePhrases = (text: string): string =>
  meaningsOfPhrases.reduce((plain, [phrase, meaning]) => plain.replace(phrase, meaning), text)
