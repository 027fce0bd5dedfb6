import type { EndReason } from '../../../../domain/call-end'
import type { Clock } from '../../../../voice/ports/clock'
import type { HostedCallReport } from '../../../../voice/ports/hosted-voice'
import { maxCallMs } from '../../../../voice/session/call-session'
import type { Settlement, SettlementResult } from '../settlement/settlement'
import { type CrisisTime, findCrisisTime } from './caller-watch'
import {
  type HostedCallRepository,
  type HostedCallRow,
  numberTurns,
} from './hosted-call-repository'
import { computeHostedFigures } from './hosted-figures'

export type SettleHostedDeps = {
  hostedCalls: Pick<HostedCallRepository, 'saveTurns' | 'storeAnalysis'>
  clock: Pick<Clock, 'now'>
  settle(settlement: Settlement): Promise<SettlementResult | undefined>
}

type EndedReport = HostedCallReport & { end: NonNullable<HostedCallReport['end']> }

export const hasEnded = (report: HostedCallReport | null): report is EndedReport =>
  report !== null && report.end !== null

/** Returns the crisis time that was recorded during the call; null when there was no crisis. */
export const readCrisisTime = ({ crisisMs, crisisSince }: HostedCallRow): CrisisTime | null =>
  crisisMs > 0 || crisisSince ? { finishedMs: crisisMs, ongoingSince: crisisSince } : null

/**
 * Settles a call from the service's report of its end. With the user's consent to memory, also
 * stores the turns, if they are complete, and the service's analysis. A call that is settled
 * already keeps its receipt; its turns and analysis are stored if they are missing and the user has
 * not deleted the conversation. Searches the turns for a danger if none was noticed during the
 * call.
 */
export async function settleHostedCall(
  { hostedCalls, clock, settle }: SettleHostedDeps,
  hostedCall: HostedCallRow,
  report: EndedReport,
  { areTurnsComplete = true } = {},
) {
  const { startedAt, end } = report
  const reason = toEndReason(hostedCall, end.reason)
  const turns = hostedCall.hasMemoryConsent && areTurnsComplete ? report.turns : []
  const crisis = readCrisisTime(hostedCall) ?? (await findCrisisTime(report.turns, startedAt))
  // Our `startedAt` is the time of the claim; the report's is when the conversation began.
  const figures = computeHostedFigures({
    claimedAt: hostedCall.startedAt ?? hostedCall.createdAt,
    startedAt,
    endedAt: end.at,
    now: clock.now(),
    reservedSeconds: hostedCall.reservedSeconds,
    isProviderFault: reason === 'provider-failed',
    crisis,
  })
  await settle({ callId: hostedCall.id, reason, figures, turns: numberTurns(turns) })
  if (!hostedCall.hasMemoryConsent) return
  if (hostedCall.receipt && turns.length > 0) await hostedCalls.saveTurns(hostedCall.id, turns)
  if (report.summary !== null)
    // A conversation with a crisis has no score.
    await hostedCalls.storeAnalysis(
      hostedCall.id,
      report.summary,
      crisis ? null : report.successScore,
    )
}

/** Settles a call from its last stored figures; they may be too low, which favours the caller. */
export async function settleFromLastState(
  { settle }: Pick<SettleHostedDeps, 'settle'>,
  hostedCall: HostedCallRow,
  reason: EndReason,
) {
  const { id, wallMs, billableMs, durationMs } = hostedCall
  // A crisis pause is listed even at 0 ms: the receipt page looks for it to show the helplines.
  const isCrisisPauseMissing =
    readCrisisTime(hostedCall) !== null &&
    hostedCall.pauses.every((pause) => pause.reason !== 'crisis')
  const pauses = [
    ...hostedCall.pauses,
    ...(isCrisisPauseMissing ? [{ reason: 'crisis' as const, ms: 0 }] : []),
  ]
  const figures = { wallMs, billableMs, durationMs, pauses }
  await settle({ callId: id, reason, figures, turns: [] })
}

/**
 * Corrects the service's end reason: the service reports `hung-up` even if we ended the call, and
 * `time-limit` even if the balance is used up.
 */
function toEndReason(
  { reservedSeconds, endReason, isTest }: HostedCallRow,
  reason: EndReason,
): EndReason {
  if (reason === 'hung-up') return endReason ?? reason
  // A test call has a fixed time limit, and is not charged to the balance.
  if (isTest) return reason
  if (reason === 'time-limit' && reservedSeconds * 1_000 < maxCallMs) return 'balance-exhausted'
  return reason
}
