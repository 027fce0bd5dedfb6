import { meaningsOfPhrases } from './words/meanings-of-phrases'

/**
 * Replaces phrases that look like questions, such as "c'est n'importe quoi", with words of the same meaning, so that
 * a statement is not taken for a question.
 */
export const replaceQuestionLikePhrases = (text: string): string =>
  meaningsOfPhrases.reduce((words, [phrase, meaning]) => words.replace(phrase, meaning), text)
