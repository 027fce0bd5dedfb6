import type { EndReason } from '../../../../domain/call-end'
import type { Clock } from '../../../../voice/ports/clock'
import type { HostedCallReport } from '../../../../voice/ports/hosted-voice'
import { maxCallMs } from '../../../../voice/session/call-session'
import type { Settled, Settlement } from '../settlement/settlement'
import {
  type HostedCallRepository,
  type HostedCallRow,
  numberTurns,
} from './hosted-call-repository'
import { computeHostedFigures } from './hosted-figures'

export type SettleHostedDeps = {
  hostedCalls: Pick<HostedCallRepository, 'saveTurns' | 'storeAnalysis'>
  clock: Pick<Clock, 'now'>
  settle(settlement: Settlement): Promise<Settled | undefined>
}

type EndedReport = HostedCallReport & { end: NonNullable<HostedCallReport['end']> }

export const hasEnded = (report: HostedCallReport | null): report is EndedReport =>
  report !== null && report.end !== null

/**
 * Settles a call from the service's report of its end, and stores the service's analysis. A call that
 * is settled already keeps its receipt; a missing analysis is added.
 */
export async function settleHostedCall(
  { hostedCalls, clock, settle }: SettleHostedDeps,
  row: HostedCallRow,
  report: EndedReport,
) {
  const { startedAt, end } = report
  const reason = toReason(row, end.reason)
  const turns = row.hasMemoryConsent ? report.turns : []
  const figures = computeHostedFigures({
    claimedAt: row.startedAt ?? row.createdAt,
    startedAt,
    endedAt: end.at,
    now: clock.now(),
    reservedSeconds: row.reservedSeconds,
    isProviderFault: reason === 'provider-failed',
  })
  await settle({ callId: row.id, reason, figures, turns: numberTurns(turns) })
  if (!row.hasMemoryConsent) return
  if (row.receipt && turns.length > 0) await hostedCalls.saveTurns(row.id, turns)
  if (report.summary !== null)
    await hostedCalls.storeAnalysis(row.id, report.summary, report.successScore)
}

/** Settles a call from its last stored figures, which favours the caller. */
export async function settleFromLastState(
  { settle }: Pick<SettleHostedDeps, 'settle'>,
  { id, wallMs, billableMs, durationMs, pauses }: HostedCallRow,
  reason: EndReason,
) {
  const figures = { wallMs, billableMs, durationMs, pauses }
  await settle({ callId: id, reason, figures, turns: [] })
}

/**
 * The service reports `hung-up` also for a call that we ended, and `time-limit` also for one that
 * has used up the balance.
 */
function toReason({ reservedSeconds, endReason }: HostedCallRow, reason: EndReason): EndReason {
  if (reason === 'hung-up') return endReason ?? reason
  if (reason === 'time-limit' && reservedSeconds * 1_000 < maxCallMs) return 'balance-exhausted'
  return reason
}
