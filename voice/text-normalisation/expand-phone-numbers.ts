import { toCardinal } from './french-numbers'

/** Helplines whose number is always said in two halves (3114: suicide prevention). */
const shortNumbers = '3114|3919|3018|3117|3977'
/** After these words, any number of four digits that begins with 3 is said in two halves. */
const precedingWords = 'le|au|du|numéro|composez|compose|appelez|appelle'

/**
 * Replaces phone numbers with words, two digits at a time: 3114 is "trente et un quatorze". Only numbers written
 * as "0 800 235 236" are said as zero and then three digits at a time.
 */
export function expandPhoneNumbers(text: string): string {
  return text
    .replace(/(?<![\d,.])0[1-9](?:[ \u00a0\u202f.-]?\d{2}){4}(?!\d)/g, (number) =>
      formatPairs(number.replace(/\D/g, '')).join(', '),
    )
    .replace(
      /\+33[ \u00a0\u202f.-]?(\d)((?:[ \u00a0\u202f.-]?\d{2}){4})(?!\d)/g,
      (_, first: string, rest: string) =>
        [
          'plus trente-trois',
          toCardinal(Number(first)),
          ...formatPairs(rest.replace(/\D/g, '')),
        ].join(', '),
    )
    .replace(
      /(?<!\d)0[ \u00a0\u202f](8\d\d)[ \u00a0\u202f](\d{3})[ \u00a0\u202f](\d{3})(?!\d)/g,
      (_, ...groups: string[]) => `zéro ${groups.slice(0, 3).map(formatDigits).join(', ')}`,
    )
    .replace(new RegExp(`(?<![\\d,.])(?:${shortNumbers})(?!\\d|[,.]\\d)`, 'g'), (number) =>
      formatPairs(number).join(' '),
    )
    .replace(
      new RegExp(`(?<=(?<!\\p{L})(?:${precedingWords})\\s)3\\d{3}(?!\\d|[,.]\\d)`, 'giu'),
      (number) => formatPairs(number).join(' '),
    )
}

const formatPairs = (digits: string) => (digits.match(/\d{2}/g) ?? []).map(formatDigits)

/** Keeps leading zeros: "05" is "zéro cinq". */
function formatDigits(digits: string): string {
  const zeros = digits.match(/^0+(?=\d)/)?.[0].length ?? 0
  return [...Array.from({ length: zeros }, () => 'zéro'), toCardinal(Number(digits))].join(' ')
}
