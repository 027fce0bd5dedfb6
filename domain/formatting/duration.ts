/** Formats a duration as m:ss; hours are shown as minutes, fractions of a second are dropped. */
export function formatDuration(seconds: number) {
  const whole = Math.floor(seconds)
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}
