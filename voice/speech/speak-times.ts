import { cardinal } from './french-numbers'

const space = String.raw`[ \u00a0\u202f]?`
const withHours = new RegExp(
  `(?<![\\d,.:])(\\d{1,3})${space}[hH](?:${space}(\\d{2})(?!\\d)(?:${space}(?:min|mn)(?!\\p{L}))?)?(?![\\p{L}\\d])`,
  'gu',
)
const withColons = /(?<![\d:,.])([01]?\d|2[0-3]):([0-5]\d)(?::([0-5]\d))?(?![\d:])/g
const fromHourToHour = /(?<=\dh(?:\d\d)?) ?[-–] ?(?=\d)/gi
const aroundTheClock = /(?<=[hj])\/(?=\d)/g

/** « 18h30 », « 18 h », « 18:30 », and durations written the same way. */
export function speakTimes(text: string): string {
  return text
    .replace(fromHourToHour, ' à ')
    .replace(aroundTheClock, ' sur ')
    .replace(
      /(?<![\p{L}\d,.])(\d{1,2})j(?= sur )/gu,
      (_, days: string) => `${cardinal(Number(days))} jours`,
    )
    .replace(withHours, (_, hours: string, minutes?: string) => spokenTime(hours, minutes))
    .replace(withColons, (_, hours: string, minutes: string, seconds?: string) =>
      seconds
        ? `${spokenTime(hours)} ${count(minutes, 'minute')} ${count(seconds, 'seconde')}`
        : spokenTime(hours, minutes),
    )
}

function spokenTime(hours: string, minutes?: string): string {
  const head = count(hours, 'heure')
  return minutes && Number(minutes) > 0 ? `${head} ${cardinal(Number(minutes), 'feminine')}` : head
}

const count = (digits: string, noun: string) =>
  `${cardinal(Number(digits), 'feminine')} ${noun}${Number(digits) > 1 ? 's' : ''}`
