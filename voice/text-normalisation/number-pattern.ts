/** Matches "1 234,5": groups of three digits or plain digits, then optional decimals. */
export const numberPattern = String.raw`(?:\d{1,3}(?:[ \u00a0\u202f]\d{3})+|\d+)(?:[,.]\d+)?`

/** With `endBoundary`, excludes digits inside a word ("B2", "MP3") or inside another number. */
export const startBoundary = String.raw`(?<![\p{L}\p{N}]|\d[,.])`
export const endBoundary = String.raw`(?![\p{L}\p{N}]|[,.]\d)`

/** The optional space between a number and its unit. */
export const optionalSpace = String.raw`[ \u00a0\u202f]?`

/** Returns the value of a written number. */
export const parseNumber = (written: string) => Number(written.replace(/\s/g, '').replace(',', '.'))
