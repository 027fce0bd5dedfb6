import { listSearchWords } from '../search-words'

/** What an administrator typed to find a user. */
export type UserSearch = {
  /**
   * Prefixes of words in the username and first name, or of words before the @ of the address; all
   * must match. Not used with an `emailPrefix`.
   */
  words: string[]
  /** Prefix of the whole address when the text contains an @, otherwise null. */
  emailPrefix: string | null
  /** The range of ids that start with the text; null unless it is at least four digits of an id. */
  ids: { first: string; last: string } | null
}

/** Fewer digits match too many ids, and are more likely a name. */
const minIdDigits = 4

/** Hexadecimal digits of a UUID, without its hyphens. */
const idDigits = 32

/** Parses a search; returns null when it contains no letter or digit. */
export function readUserSearch(text: string): UserSearch | null {
  const query = text.trim().toLowerCase()
  const words = listSearchWords(query)
  if (words.length === 0) return null
  return {
    words,
    emailPrefix: query.includes('@') ? query : null,
    ids: readIdRange(query),
  }
}

/** "0e1f" matches every id from 0e1f0000-… to 0e1fffff-…. */
function readIdRange(query: string) {
  if (!/^[\da-f-]{1,36}$/.test(query)) return null
  const digits = query.replaceAll('-', '')
  if (digits.length < minIdDigits || digits.length > idDigits) return null
  return { first: toUuid(digits.padEnd(idDigits, '0')), last: toUuid(digits.padEnd(idDigits, 'f')) }
}

const toUuid = (digits: string) =>
  digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
