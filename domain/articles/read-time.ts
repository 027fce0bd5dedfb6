/** A usual assumption for adults who read silently. */
const wordsPerMinute = 200

/** Returns the time to read a text in minutes, at least one. */
export const estimateReadMinutes = (text: string) =>
  Math.max(1, Math.round(countWords(text) / wordsPerMinute))

/** The URL of a Markdown link, which nobody reads. */
const linkUrl = /\]\([^)]*\)/g

/**
 * Counts the words of a Markdown text, without the URLs of its links; "l’appel" counts as one word.
 */
export const countWords = (text: string) =>
  text.replaceAll(linkUrl, ']').match(/[\p{L}\p{N}][\p{L}\p{N}’'-]*/gu)?.length ?? 0
