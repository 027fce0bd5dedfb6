type CalendarEvent = {
  id: string
  companionName: string
  startsAt: Date
  createdAt: Date
  /** The URL of the companion's page. */
  url: string
}

/** Length of the event in the calendar; calls have no planned length. */
const durationMinutes = 15
/** How long before the appointment the calendar shows its alarm. */
const alarmMinutes = 10

/**
 * Writes an appointment as an iCalendar file (RFC 5545), with times in UTC. The event is private,
 * so that shared calendars hide its title.
 */
export function createCalendarFile({ id, companionName, startsAt, createdAt, url }: CalendarEvent) {
  const { hostname } = new URL(url)
  const summary = escapeText(`Appel avec ${companionName}`)
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Amivoix//Rendez-vous//FR',
    'BEGIN:VEVENT',
    `UID:${id}@${hostname}`,
    `DTSTAMP:${formatUtc(createdAt)}`,
    `DTSTART:${formatUtc(startsAt)}`,
    `DURATION:PT${durationMinutes}M`,
    `SUMMARY:${summary}`,
    `URL:${url}`,
    'CLASS:PRIVATE',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${summary}`,
    `TRIGGER:-PT${alarmMinutes}M`,
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${foldLine(line)}\r\n`).join('')
}

/** "20261128T200000Z" */
const formatUtc = (time: Date) => time.toISOString().replace(/\.\d{3}|[-:]/g, '')

/** Escapes a text value (RFC 5545, section 3.3.11). */
export const escapeText = (text: string) =>
  text.replace(/[\\;,]/g, (character) => `\\${character}`).replace(/\r\n|\r|\n/g, '\\n')

const maxLineBytes = 75

/**
 * Folds a line at 75 bytes, never within a character (RFC 5545, section 3.1). Continuation lines
 * start with a space.
 */
export function foldLine(line: string): string {
  const lines: string[] = []
  let currentLine = ''
  let currentLineBytes = 0
  for (const character of line) {
    const characterBytes = new TextEncoder().encode(character).length
    if (currentLineBytes + characterBytes > maxLineBytes) {
      lines.push(currentLine)
      currentLine = ' '
      currentLineBytes = 1
    }
    currentLine += character
    currentLineBytes += characterBytes
  }
  return [...lines, currentLine].join('\r\n')
}
