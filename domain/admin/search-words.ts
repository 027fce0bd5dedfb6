/**
 * Returns the words of a search without capitals and accents, as `search_words` of the database stores
 * those of a text (migration 0029). Empty for a text without a letter or a digit.
 */
export const listSearchWords = (text: string): string[] =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
