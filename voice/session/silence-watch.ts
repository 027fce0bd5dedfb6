/** Seconds of silence at which the caller is asked, warned, and the call ended (03). */
export type SilenceMark = 30 | 90 | 120

const marks: readonly SilenceMark[] = [30, 90, 120]

/** Silence so far; it stands still while somebody speaks and is undone by the caller alone. */
export type SilenceWatch = {
  silentMs: number
  countedUntilMs: number
  lastMark: SilenceMark | null
}

export const beginSilence = (nowMs: number): SilenceWatch => ({
  silentMs: 0,
  countedUntilMs: nowMs,
  lastMark: null,
})

/** Goes on to nowMs; the answer names a mark that was just reached. */
export function watchSilence(
  watch: SilenceWatch,
  isSilent: boolean,
  nowMs: number,
): { watch: SilenceWatch; reached: SilenceMark | null } {
  const silentMs = isSilent ? watch.silentMs + nowMs - watch.countedUntilMs : watch.silentMs
  const next = marks.find((mark) => mark > (watch.lastMark ?? 0))
  const reached = next !== undefined && silentMs >= next * 1_000 ? next : null
  return {
    watch: { silentMs, countedUntilMs: nowMs, lastMark: reached ?? watch.lastMark },
    reached,
  }
}
