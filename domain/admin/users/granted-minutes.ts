/**
 * Maximum number of minutes that an administrator can add in one step; a larger number is treated
 * as a typing error.
 */
export const maxGrantedMinutes = 10_000

/** Maximum length of the reason stored with a decision about an account, in characters. */
export const maxReasonLength = 300

/**
 * Reads the minutes that an administrator typed. Only a number above 0 is applied: any other text
 * counts as 0. Parts of a minute are dropped. A number too large for an integer becomes
 * MAX_SAFE_INTEGER, so that it is refused as too large.
 */
export function readGrantedMinutes(text: string): number {
  const number = text.trim().replace(',', '.')
  const minutes = /^\+?\d+(\.\d+)?$/.test(number) ? Math.floor(Number(number)) : 0
  return Number.isSafeInteger(minutes) ? minutes : Number.MAX_SAFE_INTEGER
}
