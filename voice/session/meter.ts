import { type Pause, type PauseReason, pauseReasons } from '../../domain/receipt'
import type { CallFigures } from './call-events'

/** When several hold at once, the time counts as the first of these. */
const precedence: readonly PauseReason[] = [
  'link-lost',
  'connecting',
  'provider-fault',
  'crisis',
  'ai-notice',
]

export type Meter = {
  /** The session is created; it stands still as « connecting » until the companion is heard. */
  begin(nowMs: number): void
  /** The first companion frame goes out (or its first words, when the caller wants no sound). */
  hearCompanion(nowMs: number): void
  /** Stands still since sinceMs, which may lie back in time that would have been billed. */
  pause(reason: PauseReason, sinceMs: number): void
  resume(reason: PauseReason, nowMs: number): void
  /** Bills so much, if positive, of the time that was taken for lost with the line. */
  reclaim(ms: number): void
  isPaused(reason: PauseReason): boolean
  readonly companionHeardAtMs: number | null
  readonly pausedFor: PauseReason | null
  /** When the balance is used up if nothing changes; infinity while the meter stands still. */
  exhaustedAtMs(): number
  /** As `read` tells it, for whoever asks at each beat. */
  billableMs(nowMs: number): number
  /** Whole milliseconds; never more than the balance. wall = billable + pauses, always. */
  read(nowMs: number): CallFigures
}

/** The meter of one call with a balance of whole minutes (03, « Metering »). */
export function createMeter(minutesLeft: number): Meter {
  const held = new Set<PauseReason>()
  const pausedMs = new Map<PauseReason, number>()
  let current: PauseReason | null = null
  let startedAtMs: number | null = null
  let spanStartMs = 0
  let closedBillableMs = 0
  let companionHeardAtMs: number | null = null
  let linkLostSinceHeardMs = 0

  function closeSpan(untilMs: number) {
    const ms = untilMs - spanStartMs
    spanStartMs = untilMs
    if (current === null) closedBillableMs += ms
    else pausedMs.set(current, (pausedMs.get(current) ?? 0) + ms)
    if (current === 'link-lost' && companionHeardAtMs !== null) linkLostSinceHeardMs += ms
  }

  function recount(atMs: number) {
    const next = precedence.find((reason) => held.has(reason)) ?? null
    if (next === current) return
    closeSpan(Math.max(atMs, spanStartMs))
    current = next
  }

  function exhaustedAtMs() {
    if (current !== null || startedAtMs === null) return Number.POSITIVE_INFINITY
    return spanStartMs + minutesLeft * 60_000 - closedBillableMs
  }

  /** Until when the present span reaches: no further than the balance does. */
  const readUntilMs = (nowMs: number) => Math.max(spanStartMs, Math.min(nowMs, exhaustedAtMs()))

  const billableMs = (nowMs: number) =>
    closedBillableMs + (current === null ? readUntilMs(nowMs) - spanStartMs : 0)

  function pauses(openMs: number): Pause[] {
    return pauseReasons
      .map((reason) => ({
        reason,
        ms: (pausedMs.get(reason) ?? 0) + (reason === current ? openMs : 0),
      }))
      .filter((pause) => pause.ms > 0)
  }

  return {
    begin(nowMs) {
      startedAtMs = nowMs
      spanStartMs = nowMs
      held.add('connecting')
      current = 'connecting'
    },
    hearCompanion(nowMs) {
      if (companionHeardAtMs !== null) return
      held.delete('connecting')
      recount(nowMs)
      companionHeardAtMs = nowMs
    },
    pause(reason, sinceMs) {
      held.add(reason)
      recount(sinceMs)
    },
    resume(reason, nowMs) {
      held.delete(reason)
      recount(nowMs)
    },
    reclaim(ms) {
      if (current !== null) return
      const lostMs = pausedMs.get('link-lost') ?? 0
      const affordableMs = minutesLeft * 60_000 - closedBillableMs
      const billedMs = Math.floor(Math.max(0, Math.min(ms, lostMs, affordableMs)))
      pausedMs.set('link-lost', lostMs - billedMs)
      closedBillableMs += billedMs
      linkLostSinceHeardMs -= Math.min(billedMs, linkLostSinceHeardMs)
    },
    isPaused: (reason) => held.has(reason),
    get companionHeardAtMs() {
      return companionHeardAtMs
    },
    get pausedFor() {
      return current
    },
    exhaustedAtMs,
    billableMs,
    read(nowMs) {
      if (startedAtMs === null) return { wallMs: 0, billableMs: 0, pauses: [], durationMs: 0 }
      const untilMs = readUntilMs(nowMs)
      const openMs = untilMs - spanStartMs
      const openLinkLostMs = current === 'link-lost' ? openMs : 0
      return {
        wallMs: untilMs - startedAtMs,
        billableMs: billableMs(nowMs),
        pauses: pauses(openMs),
        durationMs:
          companionHeardAtMs === null
            ? 0
            : untilMs - companionHeardAtMs - linkLostSinceHeardMs - openLinkLostMs,
      }
    },
  }
}
