import { toParisDay } from '../../../domain/formatting/paris-time'

const dateFormat = new Intl.DateTimeFormat('fr-FR', {
  timeZone: 'Europe/Paris',
  weekday: 'long',
  day: 'numeric',
  month: 'long',
})
const timeFormat = new Intl.DateTimeFormat('fr-FR', {
  timeZone: 'Europe/Paris',
  hour: 'numeric',
  minute: 'numeric',
})

const msPerDay = 24 * 3_600_000

/** Matches the start of a text, with the fillers before the question. */
const start = '^(?:(?:et|mais|euh|bon|dis|dites|au fait|ah|tiens|alors|pardon) )*'
const weekdays = 'lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche'

const timePattern = new RegExp(
  `${start}(?:(?:tu|vous) (?:sais|savez|as|avez|peux me dire|pouvez me dire) )?(?:il est )?(?:quelle heure|l heure)(?: il est| est il| qu il est)?(?: la| maintenant| au juste| s il (?:te|vous) plait)*$`,
)
/** Matches "on est quel jour", "c'est quoi comme jour aujourd'hui". */
const dayAtEnd = `${start}(?:(?:tu|vous) (?:sais|savez) )?(?:on est|c est|nous sommes) (?:le combien|quel jour|quelle date|quoi comme jour|quoi (?:la )?(?:${weekdays})?)(?: la| aujourd hui| deja| au juste)*$`
/** Matches "quel jour on est". */
const dayAtStart = `${start}(?:quel jour|quelle date) (?:on est|sommes nous|est on|c est|est ce)(?: aujourd hui| deja)?$`
const dayPattern = new RegExp(`${dayAtEnd}|${dayAtStart}`)
const tomorrowPattern = new RegExp(
  `${start}(?:demain (?:c est|on est) (?:quel jour|quoi)|(?:c est|on est) quel jour demain)$`,
)
/** Captures the weekday that the caller wants confirmed: "on est mardi, non ?" */
const namedDayPattern = new RegExp(
  `${start}(?:on est|c est) (?:bien |deja )?(${weekdays}) (?:non|aujourd hui|c est ca|hein|ou pas)$`,
)

/** Answers a question about the time, the day or the date in Paris; null when the text asks something else. */
export function answerDateQuestion(normalisedText: string, now: Date): string | null {
  if (timePattern.test(normalisedText)) return `Il est ${spellTime(now)}, à l’heure de Paris.`
  if (dayPattern.test(normalisedText)) return `On est ${spellDate(now)}.`
  if (tomorrowPattern.test(normalisedText)) return `Demain, c’est ${spellDate(addOneDay(now))}.`
  const namedDay = namedDayPattern.exec(normalisedText)?.[1]
  if (namedDay === undefined) return null
  const date = spellDate(now)
  return date.startsWith(namedDay) ? `Oui, on est bien ${date}.` : `Non, on est ${date}.`
}

/** Returns a time on the next day in Paris. Counts from noon, because a day may have 23 or 25 hours. */
function addOneDay(time: Date): Date {
  const noon = Date.parse(`${toParisDay(time)}T12:00:00Z`)
  return new Date(noon + msPerDay)
}

/** Returns "dimanche 29 novembre" or "vendredi 1er janvier". */
const spellDate = (time: Date) => dateFormat.format(time).replace(/\b1 /, '1er ')

/** Returns a time such as "cinq heures vingt-huit". */
function spellTime(time: Date): string {
  const parts = new Map(
    timeFormat.formatToParts(time).map(({ type, value }) => [type, Number(value)]),
  )
  const hour = parts.get('hour') ?? 0
  const minute = parts.get('minute') ?? 0
  return minute === 0 ? spellHour(hour) : `${spellHour(hour)} ${spellFeminine(minute)}`
}

function spellHour(hour: number): string {
  if (hour === 0) return 'minuit'
  if (hour === 12) return 'midi'
  return `${spellFeminine(hour)} ${hour === 1 ? 'heure' : 'heures'}`
}

/** Spells the number of hours or minutes, which are feminine: "vingt et une". */
function spellFeminine(value: number): string {
  const endsWithUn = value % 10 === 1 && value !== 11
  return endsWithUn ? `${spellNumber(value)}e` : spellNumber(value)
}

const smallNumbers =
  'zéro un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf'.split(
    ' ',
  )
const tens = ['', '', 'vingt', 'trente', 'quarante', 'cinquante']

/** Spells a whole number from 0 to 59. */
function spellNumber(value: number): string {
  const unit = value % 10
  const tensWord = tens[Math.floor(value / 10)] ?? ''
  if (value < smallNumbers.length) return smallNumbers[value] ?? ''
  if (unit === 0) return tensWord
  return unit === 1 ? `${tensWord} et un` : `${tensWord}-${smallNumbers[unit]}`
}
