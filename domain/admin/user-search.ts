import { readSearchWords } from './search-words'

/** What an administrator typed to find a user. */
export type UserSearch = {
  /** Beginnings of words of the pseudo, the first name or the name in the address; all must match. */
  words: string[]
  /** The beginning of the whole address, when the text has an @. */
  emailStart: string | null
  /** The first and the last id that begin as the text does, when it could be one. */
  ids: { first: string; last: string } | null
}

/** Too many ids begin with fewer digits, and such a text is more likely a name. */
const minIdDigits = 4

/** Reads a search; null for an empty one. */
export function readUserSearch(text: string): UserSearch | null {
  const typed = text.trim().toLowerCase()
  const words = readSearchWords(typed)
  if (words.length === 0) return null
  return {
    words,
    emailStart: typed.includes('@') ? typed : null,
    ids: readIdRange(typed),
  }
}

/** "0e1f" stands for every id from 0e1f0000-… to 0e1fffff-…. */
function readIdRange(typed: string) {
  if (!/^[\da-f-]{1,36}$/.test(typed)) return null
  const digits = typed.replaceAll('-', '')
  if (digits.length < minIdDigits || digits.length > 32) return null
  return { first: toUuid(digits.padEnd(32, '0')), last: toUuid(digits.padEnd(32, 'f')) }
}

const toUuid = (digits: string) =>
  digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
