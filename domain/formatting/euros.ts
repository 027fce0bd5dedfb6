import { formatWholeNumber } from './whole-number'

/** Formats an amount, rounded to whole cents, as "9,99 €" with a non-breaking space. */
export function formatEuros(cents: number): string {
  const amount = Math.round(Math.abs(cents))
  const fraction = String(amount % 100).padStart(2, '0')
  return `${cents < 0 ? '-' : ''}${formatWholeNumber(Math.floor(amount / 100))},${fraction}\u00a0€`
}
