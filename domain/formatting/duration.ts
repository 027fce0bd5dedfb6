/** Formats a duration as m:ss; hours are shown as minutes, fractions of a second are dropped. */
export function formatDuration(seconds: number) {
  const wholeSeconds = Math.floor(seconds)
  return `${Math.floor(wholeSeconds / 60)}:${String(wholeSeconds % 60).padStart(2, '0')}`
}
