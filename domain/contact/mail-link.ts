/** An e-mail that the visitor's own mail program sends. */
export type PreparedMail = { subject: string; lines: readonly string[] }

/** Formats a link that opens a mail program with an e-mail filled in (RFC 6068). */
export const formatMailLink = (address: string, { subject, lines }: PreparedMail) =>
  `mailto:${encodeAddress(address)}?subject=${encode(subject)}&body=${encode(lines.join('\r\n'))}`

/** Returns the e-mail as text to copy into a mail program. */
export const formatMailText = ({ subject, lines }: PreparedMail) =>
  [subject, '', ...lines].join('\n')

/**
 * Also encodes the characters that RFC 3986 reserves but encodeURIComponent keeps: some mail
 * programs end the address at an apostrophe.
 */
const encode = (text: string) =>
  encodeURIComponent(text).replaceAll(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  )

const encodeAddress = (address: string) => encode(address).replaceAll('%40', '@')
