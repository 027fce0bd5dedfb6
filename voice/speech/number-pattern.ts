/** « 1 234,5 »: groups of three with any space, or plain digits, and what follows the comma. */
export const numberPattern = String.raw`(?:\d{1,3}(?:[ \u00a0\u202f]\d{3})+|\d+)(?:[,.]\d+)?`

/** Not inside a word or another number; « B2 » and « MP3 » stay as they are. */
export const notBefore = String.raw`(?<![\p{L}\p{N}]|\d[,.])`
export const notAfter = String.raw`(?![\p{L}\p{N}]|[,.]\d)`

/** Between a number and its unit. */
export const gap = String.raw`[ \u00a0\u202f]?`

/** The value of a number as it is written. */
export const numberValue = (written: string) => Number(written.replace(/\s/g, '').replace(',', '.'))
