// biome-ignore format: a table
const units = [
  'zéro', 'un', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf', 'dix', 'onze',
  'douze', 'treize', 'quatorze', 'quinze', 'seize', 'dix-sept', 'dix-huit', 'dix-neuf',
] as const

const tens = ['', '', 'vingt', 'trente', 'quarante', 'cinquante', 'soixante'] as const

export type Gender = 'masculine' | 'feminine'

/** Above it a number is left in digits. */
const largestSpokenNumber = 999_999_999

/** A whole number from 0 to 999,999,999 in words. */
export function cardinal(value: number, gender: Gender = 'masculine'): string {
  const words = wholeNumber(value)
  return gender === 'feminine' && /(^|[ -])un$/.test(words) ? `${words}e` : words
}

/** « premier », « deuxième », « vingt et unième ». */
export function ordinal(value: number, gender: Gender = 'masculine'): string {
  if (value === 1) return gender === 'feminine' ? 'première' : 'premier'
  const words = wholeNumber(value)
    .replace(/(vingt|cent|million)s$/, '$1')
    .replace(/cinq$/, 'cinqu')
    .replace(/neuf$/, 'neuv')
    .replace(/e$/, '')
  return `${words}ième`
}

/**
 * A number as it is written, « 1 234,5 » or « 007 », in words; undefined when it is larger than
 * what is spoken.
 */
export function spokenNumber(written: string, gender: Gender = 'masculine'): string | undefined {
  const [whole = '', decimals] = written.replace(/\s/g, '').split(/[,.]/)
  const value = Number(whole)
  if (value > largestSpokenNumber) return undefined
  const zeros = leadingZeros(whole)
  const spoken = [...zeros, cardinal(value, decimals ? 'masculine' : gender)]
  if (decimals) spoken.push('virgule', ...spokenDecimals(decimals))
  return spoken.join(' ')
}

function spokenDecimals(decimals: string): string[] {
  const zeros = leadingZeros(decimals)
  const rest = decimals.slice(zeros.length)
  const words =
    rest.length > 3 ? [...rest].map((digit) => cardinal(Number(digit))) : [cardinal(Number(rest))]
  return [...zeros, ...words]
}

/** Every zero that a person would say before the number; the last digit is the number itself. */
const leadingZeros = (digits: string) =>
  Array.from({ length: digits.length - digits.replace(/^0+(?=\d)/, '').length }, () => 'zéro')

function wholeNumber(value: number): string {
  if (value < 100) return belowHundred(value)
  if (value < 1_000) return belowThousand(value)
  if (value < 1_000_000) return thousands(value)
  const millions = Math.floor(value / 1_000_000)
  const rest = value % 1_000_000
  const head = `${wholeNumber(millions)} ${millions > 1 ? 'millions' : 'million'}`
  return rest === 0 ? head : `${head} ${wholeNumber(rest)}`
}

function thousands(value: number): string {
  const count = Math.floor(value / 1_000)
  const rest = value % 1_000
  // « quatre-vingt mille », « deux cent mille »: no plural before « mille ».
  const head = count === 1 ? 'mille' : `${wholeNumber(count).replace(/(vingt|cent)s$/, '$1')} mille`
  return rest === 0 ? head : `${head} ${wholeNumber(rest)}`
}

function belowThousand(value: number): string {
  const count = Math.floor(value / 100)
  const rest = value % 100
  const head = count === 1 ? 'cent' : `${units[count]} cent`
  if (rest === 0) return count === 1 ? head : `${head}s`
  return `${head} ${belowHundred(rest)}`
}

function belowHundred(value: number): string {
  if (value < 20) return units[value] ?? ''
  if (value < 70) {
    const head = tens[Math.floor(value / 10)] ?? ''
    return joinUnit(head, value % 10)
  }
  if (value === 71) return 'soixante et onze'
  if (value < 80) return `soixante-${units[value - 60]}`
  return value === 80 ? 'quatre-vingts' : `quatre-vingt-${units[value - 80]}`
}

function joinUnit(head: string, unit: number): string {
  if (unit === 0) return head
  return unit === 1 ? `${head} et un` : `${head}-${units[unit]}`
}
