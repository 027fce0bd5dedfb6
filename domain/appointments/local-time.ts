const localTimePattern = /^(\d{4})-(\d{2})-(\d{2})T(\d{2}):(\d{2})$/

/** Whether the text is an existing date and time, such as "2026-11-28T21:00". */
export function isLocalTime(text: string): boolean {
  if (!localTimePattern.test(text)) return false
  const time = new Date(`${text}Z`)
  return !Number.isNaN(time.getTime()) && time.toISOString().startsWith(text)
}

/** Whether the runtime knows a time zone of this name, such as "Europe/Paris". */
export function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('fr-FR', { timeZone: name })
    return true
  } catch {
    return false
  }
}

/** Returns the local time at an instant, such as "2026-11-28T21:00". */
export const toLocalTime = (instant: Date, timeZone: string) =>
  new Date(instant.getTime() + getOffsetMs(instant, timeZone)).toISOString().slice(0, 16)

/**
 * Returns the instant of a local time, by the rules of RFC 5545, section 3.3.5. When clocks go back
 * and the time occurs twice, returns the first occurrence. When clocks go forward and the time does
 * not exist, the offset before the change applies, so that 2:30 becomes 3:30.
 */
export function toInstant(localTime: string, timeZone: string): Date {
  const asUtcMs = new Date(`${localTime}Z`).getTime()
  const offsets = [-dayMs, dayMs].map((distance) =>
    getOffsetMs(new Date(asUtcMs + distance), timeZone),
  )
  const instants = offsets.map((offset) => new Date(asUtcMs - offset))
  const [instantByEarlierOffset] = instants
  const existingInstants = instants
    .filter((instant) => toLocalTime(instant, timeZone) === localTime)
    .sort((one, other) => one.getTime() - other.getTime())
  return existingInstants[0] ?? instantByEarlierOffset ?? new Date(asUtcMs)
}

const dayMs = 86_400_000

/** Local time minus UTC. */
function getOffsetMs(instant: Date, timeZone: string): number {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  })
  const parts = Object.fromEntries(
    format.formatToParts(instant).map(({ type, value }) => [type, Number(value)]),
  )
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts
  const local = Date.UTC(year, month - 1, day, hour, minute, second)
  return local - Math.floor(instant.getTime() / 1_000) * 1_000
}
