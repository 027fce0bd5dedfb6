import { frenchMonths } from './french-months'
import { toCardinal, toOrdinal } from './french-numbers'

/** Replaces numeric dates, the first of a month and centuries in Roman numerals with words. */
export function expandDates(text: string): string {
  return text
    .replace(
      /(?<!\d)(\d{4})-(\d{2})-(\d{2})(?!\d)/g,
      (whole, year: string, month: string, day: string) => formatDate(whole, day, month, year),
    )
    .replace(
      /(?<![\d/])(\d{1,2})[/.](\d{1,2})[/.](\d{4})(?![\d/])/g,
      (whole, day: string, month: string, year: string) => formatDate(whole, day, month, year),
    )
    .replace(/(?<![\d/])(\d{2})\/(\d{2})(?![\d/])/g, (whole, day: string, month: string) =>
      formatDate(whole, day, month),
    )
    .replace(
      new RegExp(`(?<![\\d,.])1 (?=(?:${frenchMonths.join('|')})(?!\\p{L}))`, 'giu'),
      'premier ',
    )
    .replace(/(?<![\p{L}\p{N}])([IVX]+)e(?= siècle)/gu, (_, roman: string) =>
      toOrdinal(parseRomanNumeral(roman)),
    )
}

function formatDate(whole: string, day: string, month: string, year?: string): string {
  const name = frenchMonths[Number(month) - 1]
  const dayNumber = Number(day)
  if (!name || dayNumber < 1 || dayNumber > 31) return whole
  const dayWords = dayNumber === 1 ? 'premier' : toCardinal(dayNumber)
  return [dayWords, name, ...(year ? [toCardinal(Number(year))] : [])].join(' ')
}

const romanDigits: Record<string, number> = { I: 1, V: 5, X: 10 }

function parseRomanNumeral(roman: string): number {
  const digitValues = [...roman].map((digit) => romanDigits[digit] ?? 0)
  return digitValues.reduce(
    (sum, value, index) => sum + (value < (digitValues[index + 1] ?? 0) ? -value : value),
    0,
  )
}
