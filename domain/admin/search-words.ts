/**
 * Returns the words of a search in lower case and without accents, as the SQL function
 * `search_words` does (migration 0036). Empty for a text without a letter or a digit.
 */
export const listSearchWords = (text: string): string[] =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
