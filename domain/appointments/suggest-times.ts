export type SuggestedTime = { label: string; localTime: string }

const dayMs = 86_400_000
const quarterHourMs = 15 * 60_000
const saturday = 6

/**
 * Suggests appointments on later days at the current time of day, rounded to a quarter of an hour
 * and at most 23:45. `now` is the user's local time, "2026-11-22T21:38".
 */
export function suggestTimes(now: string): readonly SuggestedTime[] {
  const nowMs = new Date(`${now}Z`).getTime()
  const latestMs = Math.floor(nowMs / dayMs + 1) * dayMs - quarterHourMs
  const roundedTime = new Date(
    Math.min(Math.round(nowMs / quarterHourMs) * quarterHourMs, latestMs),
  )
  const daysToSaturday = (saturday - roundedTime.getUTCDay() + 7) % 7
  const suggestions = [
    { label: 'Demain', days: 1 },
    // If tomorrow is a Saturday, "Demain" is that day; if today is one, "Dans 7 jours" is the next
    // Saturday.
    ...(daysToSaturday > 1 ? [{ label: 'Samedi', days: daysToSaturday }] : []),
    { label: 'Dans 7\u00a0jours', days: 7 },
  ]
  return suggestions.map(({ label, days }) => ({
    label,
    localTime: new Date(roundedTime.getTime() + days * dayMs).toISOString().slice(0, 16),
  }))
}
