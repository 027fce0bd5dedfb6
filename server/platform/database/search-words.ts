import { type SQL, sql } from 'drizzle-orm'

/**
 * Returns the SQL condition that each of `words` is the beginning of a word in the text, ignoring
 * case and accents. The words must consist of letters and digits (domain/admin/search-words.ts).
 */
export const createWordCondition = (text: SQL, words: readonly string[]): SQL =>
  sql`search_words(${text}) @@ to_tsquery('simple', ${words.map((word) => `${word}:*`).join(' & ')})`
