import { toCardinal } from './french-numbers'
import { optionalSpace } from './number-pattern'

const hoursPattern = new RegExp(
  `(?<![\\d,.:])(\\d{1,3})${optionalSpace}[hH](?:${optionalSpace}(\\d{2})(?!\\d)(?:${optionalSpace}(?:min|mn)(?!\\p{L}))?)?(?![\\p{L}\\d])`,
  'gu',
)
const colonPattern = /(?<![\d:,.])([01]?\d|2[0-3]):([0-5]\d)(?::([0-5]\d))?(?![\d:])/g
const hourRangePattern = /(?<=\dh(?:\d\d)?) ?[-–] ?(?=\d)/gi
/** Matches the slash of "24h/24" and "7j/7". */
const openingHoursSlashPattern = /(?<=[hj])\/(?=\d)/g

/** Replaces times of day and durations ("18h30", "18 h", "18:30") with words. */
export function expandTimes(text: string): string {
  return text
    .replace(hourRangePattern, ' à ')
    .replace(openingHoursSlashPattern, ' sur ')
    .replace(
      /(?<![\p{L}\d,.])(\d{1,2})j(?= sur )/gu,
      (_, days: string) => `${toCardinal(Number(days))} jours`,
    )
    .replace(hoursPattern, (_, hours: string, minutes?: string) => formatTime(hours, minutes))
    .replace(colonPattern, (_, hours: string, minutes: string, seconds?: string) =>
      seconds
        ? `${formatTime(hours)} ${formatCount(minutes, 'minute')} ${formatCount(seconds, 'seconde')}`
        : formatTime(hours, minutes),
    )
}

function formatTime(hours: string, minutes?: string): string {
  const hourWords = formatCount(hours, 'heure')
  return minutes && Number(minutes) > 0
    ? `${hourWords} ${toCardinal(Number(minutes), 'feminine')}`
    : hourWords
}

const formatCount = (digits: string, noun: string) =>
  `${toCardinal(Number(digits), 'feminine')} ${noun}${Number(digits) > 1 ? 's' : ''}`
