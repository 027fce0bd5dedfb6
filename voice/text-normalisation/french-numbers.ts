// biome-ignore format: a table
const units = [
  'zéro', 'un', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf', 'dix', 'onze',
  'douze', 'treize', 'quatorze', 'quinze', 'seize', 'dix-sept', 'dix-huit', 'dix-neuf',
] as const

const tens = ['', '', 'vingt', 'trente', 'quarante', 'cinquante', 'soixante'] as const

export type Gender = 'masculine' | 'feminine'

/** Larger numbers stay in digits. */
const maxSpokenNumber = 999_999_999

/** Converts an integer from 0 to 999,999,999 to words. */
export function toCardinal(value: number, gender: Gender = 'masculine'): string {
  const words = spellInteger(value)
  return gender === 'feminine' && /(^|[ -])un$/.test(words) ? `${words}e` : words
}

/** Converts an integer to an ordinal: "premier", "deuxième", "vingt et unième". */
export function toOrdinal(value: number, gender: Gender = 'masculine'): string {
  if (value === 1) return gender === 'feminine' ? 'première' : 'premier'
  const words = spellInteger(value)
    .replace(/(vingt|cent|million)s$/, '$1')
    .replace(/cinq$/, 'cinqu')
    .replace(/neuf$/, 'neuv')
    .replace(/e$/, '')
  return `${words}ième`
}

/**
 * Converts a written number ("1 234,5", "007") to words. Returns undefined when it is larger than
 * `maxSpokenNumber`.
 */
export function toSpokenNumber(written: string, gender: Gender = 'masculine'): string | undefined {
  const [whole = '', decimals] = written.replace(/\s/g, '').split(/[,.]/)
  const value = Number(whole)
  if (value > maxSpokenNumber) return undefined
  const zeros = listLeadingZeros(whole)
  const spokenWords = [...zeros, toCardinal(value, decimals ? 'masculine' : gender)]
  if (decimals) spokenWords.push('virgule', ...spellDecimals(decimals))
  return spokenWords.join(' ')
}

/** More decimals than this are read digit by digit. */
const maxDecimalsInOneNumber = 3

function spellDecimals(decimals: string): string[] {
  const zeros = listLeadingZeros(decimals)
  const significantDigits = decimals.slice(zeros.length)
  const words =
    significantDigits.length > maxDecimalsInOneNumber
      ? [...significantDigits].map((digit) => toCardinal(Number(digit)))
      : [toCardinal(Number(significantDigits))]
  return [...zeros, ...words]
}

/** One "zéro" for each leading zero, except a zero that is the number itself. */
const listLeadingZeros = (digits: string) =>
  Array.from({ length: digits.length - digits.replace(/^0+(?=\d)/, '').length }, () => 'zéro')

function spellInteger(value: number): string {
  if (value < 100) return spellBelowHundred(value)
  if (value < 1_000) return spellBelowThousand(value)
  if (value < 1_000_000) return spellThousands(value)
  const millions = Math.floor(value / 1_000_000)
  const remainder = value % 1_000_000
  const millionWords = `${spellInteger(millions)} ${millions > 1 ? 'millions' : 'million'}`
  return remainder === 0 ? millionWords : `${millionWords} ${spellInteger(remainder)}`
}

function spellThousands(value: number): string {
  const thousands = Math.floor(value / 1_000)
  const remainder = value % 1_000
  // No plural before "mille": "quatre-vingt mille", "deux cent mille".
  const thousandWords =
    thousands === 1 ? 'mille' : `${spellInteger(thousands).replace(/(vingt|cent)s$/, '$1')} mille`
  return remainder === 0 ? thousandWords : `${thousandWords} ${spellInteger(remainder)}`
}

function spellBelowThousand(value: number): string {
  const hundreds = Math.floor(value / 100)
  const remainder = value % 100
  const hundredWords = hundreds === 1 ? 'cent' : `${units[hundreds]} cent`
  if (remainder === 0) return hundreds === 1 ? hundredWords : `${hundredWords}s`
  return `${hundredWords} ${spellBelowHundred(remainder)}`
}

function spellBelowHundred(value: number): string {
  if (value < 20) return units[value] ?? ''
  if (value < 70) {
    const tensWord = tens[Math.floor(value / 10)] ?? ''
    return joinTensAndUnit(tensWord, value % 10)
  }
  if (value === 71) return 'soixante et onze'
  if (value < 80) return `soixante-${units[value - 60]}`
  return value === 80 ? 'quatre-vingts' : `quatre-vingt-${units[value - 80]}`
}

function joinTensAndUnit(tensWord: string, unit: number): string {
  if (unit === 0) return tensWord
  return unit === 1 ? `${tensWord} et un` : `${tensWord}-${units[unit]}`
}
