import { cardinal } from './french-numbers'

/** Short numbers that are said in two halves wherever they stand (3114: suicide prevention). */
const shortNumbers = '3114|3919|3018|3117|3977'
const callingWords = 'le|au|du|numéro|composez|compose|appelez|appelle'

/** Telephone numbers are said by pairs: 3114 is « trente et un quatorze ». */
export function speakPhoneNumbers(text: string): string {
  return text
    .replace(/(?<![\d,.])0[1-9](?:[ \u00a0\u202f.-]?\d{2}){4}(?!\d)/g, (number) =>
      pairs(number.replace(/\D/g, '')).join(', '),
    )
    .replace(
      /\+33[ \u00a0\u202f.-]?(\d)((?:[ \u00a0\u202f.-]?\d{2}){4})(?!\d)/g,
      (_, first: string, rest: string) =>
        ['plus trente-trois', cardinal(Number(first)), ...pairs(rest.replace(/\D/g, ''))].join(
          ', ',
        ),
    )
    .replace(
      /(?<!\d)0[ \u00a0\u202f](8\d\d)[ \u00a0\u202f](\d{3})[ \u00a0\u202f](\d{3})(?!\d)/g,
      (_, ...groups: string[]) => `zéro ${groups.slice(0, 3).map(spokenGroup).join(', ')}`,
    )
    .replace(new RegExp(`(?<![\\d,.])(?:${shortNumbers})(?!\\d|[,.]\\d)`, 'g'), (number) =>
      pairs(number).join(' '),
    )
    .replace(
      new RegExp(`(?<=(?<!\\p{L})(?:${callingWords})\\s)3\\d{3}(?!\\d|[,.]\\d)`, 'giu'),
      (number) => pairs(number).join(' '),
    )
}

const pairs = (digits: string) => (digits.match(/\d{2}/g) ?? []).map(spokenGroup)

/** « 05 » keeps its zero. */
function spokenGroup(digits: string): string {
  const zeros = digits.match(/^0+(?=\d)/)?.[0].length ?? 0
  return [...Array.from({ length: zeros }, () => 'zéro'), cardinal(Number(digits))].join(' ')
}
