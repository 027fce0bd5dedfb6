/** A duration in whole seconds as m:ss, hours as minutes (first document, section 2). */
export function formatDuration(seconds: number) {
  const whole = Math.floor(seconds)
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}
