import { meaningsOfPhrases } from './words/meanings-of-phrases'

/**
 * Replaces "n'importe quoi" in statements such as "c'est n'importe quoi ce bus" with words of the same meaning, because
 * "quoi" makes a statement look like a question. "c'est n'importe quoi" alone stays unchanged.
 */
export const replaceQuestionLikePhrases = (text: string): string =>
  meaningsOfPhrases.reduce((words, [phrase, meaning]) => words.replace(phrase, meaning), text)
