import { type PauseReason, pauseReasons } from '../../../domain/receipt'
import type { CallFigures, MeteredPause } from '../call-events'

/** Pause reasons by priority: when several apply at the same time, the time counts for the first of them. */
const reasonsByPriority: readonly PauseReason[] = [
  'link-lost',
  'connecting',
  'provider-fault',
  'crisis',
  'ai-notice',
]

/** Reasons that stop the timer on the page: nothing arrives, or a provider failed. */
const reasonsOutsideDuration: ReadonlySet<PauseReason> = new Set(['link-lost', 'provider-fault'])

export type Meter = {
  /** Starts the meter when the session is created; it is paused as "connecting" until the companion is heard. */
  begin(nowMs: number): void
  /** Ends "connecting": a response is heard, or shown if the caller wants no audio. Only the first call has an effect. */
  markCompanionHeard(nowMs: number): void
  /** Pauses the meter from sinceMs on, which may be in the past: the time since then is not billed either. */
  pause(reason: PauseReason, sinceMs: number): void
  resume(reason: PauseReason, nowMs: number): void
  /**
   * This process was stalled from sinceMs to nowMs. Time that would have been billed becomes a
   * "provider-fault" pause. Stalls count against no limit, because the caller did not cause them.
   */
  recordStall(sinceMs: number, nowMs: number): void
  /**
   * Bills up to `ms` milliseconds of the latest time without the link, whether or not the link is back. Time
   * that another reason (such as a crisis) makes free counts for that reason instead; otherwise a caller could
   * evade that reason's limit by losing the link.
   */
  billLostTime(ms: number, nowMs: number): void
  companionHeardAtMs(): number | null
  pausedFor(): PauseReason | null
  /**
   * Since when the meter has been running or paused for the same reason. `billLostTime` restarts this time while the
   * link is lost.
   */
  unchangedSinceMs(): number
  /** How long the meter was paused for this reason in total, without stalls, for comparison with a limit. */
  pausedWithoutStallsMs(reason: PauseReason, nowMs: number): number
  /** Returns when the balance is used up if nothing changes; Infinity while the meter is paused. */
  exhaustedAtMs(): number
  /** Returns the same billableMs as `read`, without allocating. */
  billableMs(nowMs: number): number
  /**
   * Returns the figures, in whole milliseconds if all given times are. billableMs never exceeds the balance, and
   * wallMs always equals billableMs plus all pauses.
   */
  read(nowMs: number): CallFigures
}

/**
 * Creates the meter of one call that may spend minutesLeft, a balance of whole minutes.
 * getForgivenMs returns the duration of the forgiven audio (docs/GLOSSARY.md), for the figures.
 */
export function createMeter(
  minutesLeft: number,
  getForgivenMs: (nowMs: number) => number = () => 0,
): Meter {
  const activeReasons = new Set<PauseReason>()
  const pausedMsByReason = new Map<PauseReason, number>()
  const stalledMsByReason = new Map<PauseReason, number>()
  let currentReason: PauseReason | null = null
  let startedAtMs: number | null = null
  /** Start of the current span, in which the meter runs or is paused for the same reason. */
  let spanStartMs = 0
  /** Billable time of the spans that are over. */
  let closedBillableMs = 0
  let companionHeardAtMs: number | null = null
  /** Time since the companion was first heard that does not count towards `durationMs`. */
  let outsideDurationMs = 0
  /** The part of the latest lost link that is not billed yet. */
  let latestLossMs = 0

  const findReason = (isEligible: (reason: PauseReason) => boolean) =>
    reasonsByPriority.find((reason) => activeReasons.has(reason) && isEligible(reason)) ?? null

  const addPausedMs = (reason: PauseReason, ms: number) =>
    pausedMsByReason.set(reason, (pausedMsByReason.get(reason) ?? 0) + ms)

  function closeSpan(untilMs: number) {
    const spanMs = untilMs - spanStartMs
    spanStartMs = untilMs
    if (currentReason === null) closedBillableMs += spanMs
    else addPausedMs(currentReason, spanMs)
    if (currentReason === 'link-lost') latestLossMs += spanMs
    if (currentReason && reasonsOutsideDuration.has(currentReason) && companionHeardAtMs !== null)
      outsideDurationMs += spanMs
  }

  function updateReason(atMs: number) {
    const nextReason = findReason(() => true)
    if (nextReason === currentReason) return
    closeSpan(Math.max(atMs, spanStartMs))
    currentReason = nextReason
    if (currentReason === 'link-lost') latestLossMs = 0
  }

  function exhaustedAtMs() {
    if (currentReason !== null || startedAtMs === null) return Number.POSITIVE_INFINITY
    return spanStartMs + minutesLeft * 60_000 - closedBillableMs
  }

  /** Returns the end of the current span: now, or when the balance was used up if that was earlier. */
  const getSpanEndMs = (nowMs: number) => Math.max(spanStartMs, Math.min(nowMs, exhaustedAtMs()))

  const billableMs = (nowMs: number) =>
    closedBillableMs + (currentReason === null ? getSpanEndMs(nowMs) - spanStartMs : 0)

  function pause(reason: PauseReason, sinceMs: number) {
    activeReasons.add(reason)
    updateReason(sinceMs)
  }

  function resume(reason: PauseReason, nowMs: number) {
    activeReasons.delete(reason)
    updateReason(nowMs)
  }

  const readPausedMs = (reason: PauseReason, nowMs: number) =>
    (pausedMsByReason.get(reason) ?? 0) +
    (reason === currentReason ? Math.max(0, nowMs - spanStartMs) : 0)

  function listPauses(currentSpanMs: number, nowMs: number): MeteredPause[] {
    const forgivenMs = Math.ceil(getForgivenMs(nowMs))
    return pauseReasons
      .map((reason) => ({
        reason,
        ...(stalledMsByReason.has(reason) && { stalledMs: stalledMsByReason.get(reason) ?? 0 }),
        ...(reason === 'link-lost' && forgivenMs > 0 && { forgivenMs }),
        ms: (pausedMsByReason.get(reason) ?? 0) + (reason === currentReason ? currentSpanMs : 0),
      }))
      .filter((pause) => pause.ms > 0)
  }

  return {
    begin(nowMs) {
      startedAtMs = nowMs
      spanStartMs = nowMs
      activeReasons.add('connecting')
      currentReason = 'connecting'
    },
    markCompanionHeard(nowMs) {
      if (companionHeardAtMs !== null) return
      activeReasons.delete('connecting')
      updateReason(nowMs)
      companionHeardAtMs = nowMs
    },
    pause,
    resume,
    recordStall(sinceMs, nowMs) {
      const isRunning = currentReason === null
      if (isRunning) pause('provider-fault', sinceMs)
      if (currentReason !== null) {
        const stalledMs = Math.max(0, nowMs - Math.max(sinceMs, spanStartMs))
        const earlierStalledMs = stalledMsByReason.get(currentReason) ?? 0
        stalledMsByReason.set(currentReason, earlierStalledMs + stalledMs)
      }
      if (isRunning) resume('provider-fault', nowMs)
    },
    billLostTime(ms, nowMs) {
      if (currentReason === 'link-lost') closeSpan(Math.max(nowMs, spanStartMs))
      const otherReason = findReason((reason) => reason !== 'link-lost')
      const affordableMs =
        otherReason === null ? minutesLeft * 60_000 - billableMs(nowMs) : Number.POSITIVE_INFINITY
      const movedMs = Math.floor(Math.max(0, Math.min(ms, latestLossMs, affordableMs)))
      addPausedMs('link-lost', -movedMs)
      latestLossMs -= movedMs
      if (otherReason === null) closedBillableMs += movedMs
      else addPausedMs(otherReason, movedMs)
      if (otherReason === null || !reasonsOutsideDuration.has(otherReason))
        outsideDurationMs -= Math.min(movedMs, outsideDurationMs)
    },
    companionHeardAtMs: () => companionHeardAtMs,
    pausedFor: () => currentReason,
    unchangedSinceMs: () => spanStartMs,
    pausedWithoutStallsMs: (reason, nowMs) =>
      readPausedMs(reason, nowMs) - (stalledMsByReason.get(reason) ?? 0),
    exhaustedAtMs,
    billableMs,
    read(nowMs) {
      if (startedAtMs === null) return { wallMs: 0, billableMs: 0, pauses: [], durationMs: 0 }
      const untilMs = getSpanEndMs(nowMs)
      const currentSpanMs = untilMs - spanStartMs
      const currentOutsideMs =
        currentReason && reasonsOutsideDuration.has(currentReason) ? currentSpanMs : 0
      return {
        wallMs: untilMs - startedAtMs,
        billableMs: billableMs(nowMs),
        pauses: listPauses(currentSpanMs, nowMs),
        durationMs:
          companionHeardAtMs === null
            ? 0
            : Math.max(0, untilMs - companionHeardAtMs - outsideDurationMs - currentOutsideMs),
      }
    },
  }
}
