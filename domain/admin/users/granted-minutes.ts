/**
 * Maximum number of minutes that an administrator can add in one step; a larger number is treated
 * as a typing error.
 */
export const maxGrantedMinutes = 10_000

/** Maximum length of the reason stored with a decision about an account, in characters. */
export const maxReasonLength = 300

/**
 * Reads the minutes that an administrator typed, rounded down to whole minutes. Returns 0 for any
 * text that is not a positive number. A number too large for an integer becomes MAX_SAFE_INTEGER, so
 * that it is refused as too large.
 */
export function readGrantedMinutes(text: string): number {
  const number = text.trim().replace(',', '.')
  const minutes = /^\+?\d+(\.\d+)?$/.test(number) ? Math.floor(Number(number)) : 0
  return Number.isSafeInteger(minutes) ? minutes : Number.MAX_SAFE_INTEGER
}
