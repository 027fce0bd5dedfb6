/** They turn round the text beside them; right-to-left writing needs none of them. */
const directions = /[\u202a-\u202e\u2066-\u2069]/g

/**
 * What somebody typed, without what no keyboard types and no page shows: control characters
 * (PostgreSQL knows no NUL) and marks of direction. Its lines stay.
 */
export const cleanLines = (text: string) =>
  text
    .normalize('NFC')
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(directions, '')
    .replaceAll(/(?![\n\t])\p{Cc}/gu, '')
    .trim()

/** The same for what is one line. */
export const cleanLine = (text: string) =>
  text
    .normalize('NFC')
    .replaceAll(directions, '')
    .replaceAll(/[\p{Cc}\s]+/gu, ' ')
    .trim()
