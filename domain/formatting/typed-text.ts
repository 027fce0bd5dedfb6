/**
 * Marks that can reverse the surrounding text; right-to-left scripts display correctly without
 * them.
 */
const directionMarks = /[\u202a-\u202e\u2066-\u2069]/g

/**
 * Removes control characters (PostgreSQL text cannot contain NUL) and direction marks, normalises
 * to NFC and trims. Tabs and "\n" stay; "\r\n" and "\r" become "\n".
 */
export const cleanMultilineText = (text: string) =>
  text
    .normalize('NFC')
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(directionMarks, '')
    .replaceAll(/(?![\n\t])\p{Cc}/gu, '')
    .trim()

/**
 * Like cleanMultilineText, but replaces every run of white space and control characters with one
 * space.
 */
export const cleanSingleLineText = (text: string) =>
  text
    .normalize('NFC')
    .replaceAll(directionMarks, '')
    .replaceAll(/[\p{Cc}\s]+/gu, ' ')
    .trim()
