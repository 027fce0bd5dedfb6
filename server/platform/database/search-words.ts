import { type SQL, sql } from 'drizzle-orm'

/**
 * The condition that a text has words that begin with each of these; capitals and accents do not matter.
 * The words are letters and digits only (domain/admin/search-words.ts).
 */
export const hasWords = (text: SQL, words: readonly string[]): SQL =>
  sql`search_words(${text}) @@ to_tsquery('simple', ${words.map((word) => `${word}:*`).join(' & ')})`
