export type SuggestedHour = { label: string; localTime: string }

const dayMs = 86_400_000
const quarterMs = 15 * 60_000
const saturday = 6

/**
 * Suggests hours for the next appointment: the hour of now, to the quarter, on other days. `now` is
 * the caller's local time, "2026-11-22T21:38".
 */
export function suggestHours(now: string): readonly SuggestedHour[] {
  const time = new Date(`${now}Z`).getTime()
  const sameHour = new Date(Math.round(time / quarterMs) * quarterMs)
  const daysToSaturday = (saturday - sameHour.getUTCDay() + 7) % 7
  const suggestions = [
    { label: 'Demain', days: 1 },
    // A Saturday that is today or tomorrow has been said.
    ...(daysToSaturday > 1 ? [{ label: 'Samedi', days: daysToSaturday }] : []),
    { label: 'Dans 7\u00a0jours', days: 7 },
  ]
  return suggestions.map(({ label, days }) => ({
    label,
    localTime: new Date(sameHour.getTime() + days * dayMs).toISOString().slice(0, 16),
  }))
}
