import { and, eq, ne, type SQL, sql } from 'drizzle-orm'
import type { PauseReason } from '../../../../domain/receipt'
import {
  dailyFreeTime,
  type FreeTime,
  minFreeTime,
} from '../../../../voice/session/metering/free-time'
import type { Database } from '../../../platform/database/open-database'
import { calls } from '../../../platform/database/tables/call-tables'

/** SQL condition: the call started today, Paris time. */
export const isStartedToday: SQL = sql`(${calls.startedAt} at time zone 'Europe/Paris')::date = (now() at time zone 'Europe/Paris')::date`

/**
 * Returns the maximum free time of a call: the daily limit minus what the user's other calls of
 * today have used, but at least the minimum per call (docs/decisions/025). Time during which the
 * process was stalled does not count as used.
 */
export async function readFreeTime(
  db: Database,
  userId: string,
  callId: string,
): Promise<FreeTime> {
  const sumPausedMs = (reason: PauseReason) =>
    sql<number>`coalesce(sum((pause->>'ms')::int - coalesce((pause->>'stalledMs')::int, 0)) filter (where pause->>'reason' = ${reason}), 0)::int`
  const [usedTime] = await db
    .select({
      crisisMs: sumPausedMs('crisis'),
      providerFaultMs: sumPausedMs('provider-fault'),
      forgivenAudioMs: sql<number>`coalesce(sum((pause->>'forgivenMs')::int), 0)::int`,
    })
    .from(calls)
    .crossJoinLateral(sql`jsonb_array_elements(${calls.pauses}) as pause`)
    .where(and(eq(calls.userId, userId), ne(calls.id, callId), isStartedToday))
  return getFreeTimeLeft(usedTime ?? { crisisMs: 0, providerFaultMs: 0, forgivenAudioMs: 0 })
}

const getFreeTimeLeft = (usedTime: FreeTime): FreeTime => ({
  crisisMs: Math.max(minFreeTime.crisisMs, dailyFreeTime.crisisMs - usedTime.crisisMs),
  providerFaultMs: Math.max(
    minFreeTime.providerFaultMs,
    dailyFreeTime.providerFaultMs - usedTime.providerFaultMs,
  ),
  forgivenAudioMs: Math.max(
    minFreeTime.forgivenAudioMs,
    dailyFreeTime.forgivenAudioMs - usedTime.forgivenAudioMs,
  ),
})
