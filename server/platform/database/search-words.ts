import { type SQL, sql } from 'drizzle-orm'

/**
 * Returns the SQL condition that for each of `words` the text has a word that begins with it,
 * ignoring case and accents. The words consist of letters and digits only
 * (domain/admin/search-words.ts).
 */
export const hasWords = (text: SQL, words: readonly string[]): SQL =>
  sql`search_words(${text}) @@ to_tsquery('simple', ${words.map((word) => `${word}:*`).join(' & ')})`
