import { inArray, sql } from 'drizzle-orm'
import type { CallFigures } from '../../../../voice/session/call-events'
import type { Database, Transaction } from '../../../platform/database/open-database'
import {
  calls,
  isRunningCall,
  type RunningCallState,
} from '../../../platform/database/tables/call-tables'
import type { NumberedTurn } from './turn-record'

export type Heartbeat = {
  callId: string
  epoch: number
  state: RunningCallState
  figures: CallFigures
}

/**
 * Stores the figures of all calls of a process in one statement. Returns the ids of the calls that
 * still belong to this owner; does not change settled calls or those of other processes.
 */
export async function saveHeartbeats(
  db: Database,
  owner: string,
  heartbeats: readonly Heartbeat[],
) {
  const values = heartbeats.map(({ callId, epoch, state, figures }) => ({
    id: callId,
    epoch,
    state,
    wall_ms: figures.wallMs,
    billable_ms: figures.billableMs,
    duration_ms: figures.durationMs,
    pauses: figures.pauses,
  }))
  // Locks the calls in the order of their ids, like a settlement, so that the two cannot deadlock.
  const { rows } = await db.execute<{ id: string }>(sql`
    with beat as (
      select * from jsonb_to_recordset(${JSON.stringify(values)}::jsonb) as beat (
        id uuid, epoch integer, state text, wall_ms integer, billable_ms integer,
        duration_ms integer, pauses jsonb
      )
    ), own as materialized (
      select calls.id from calls join beat on calls.id = beat.id and calls.epoch = beat.epoch
      where calls.owner = ${owner} and ${isRunningCall}
      order by calls.id for update of calls
    )
    update calls set
      state = beat.state, heartbeat_at = now(), wall_ms = beat.wall_ms, pauses = beat.pauses,
      billable_ms = beat.billable_ms, duration_ms = beat.duration_ms
    from beat join own using (id)
    where calls.id = own.id
    returning calls.id`)
  return new Set(rows.map(({ id }) => id))
}

type CallTurns = { callId: string; turns: readonly NumberedTurn[] }

/**
 * Stores the turns of calls that still belong to this owner and are running or have a conversation.
 * Locks the calls before inserting their turns, as a settlement does. The lock that the foreign key
 * takes during the insert would come too late, and could cause a deadlock with a settlement.
 */
export const saveTurns = (db: Database, owner: string, turnsByCall: readonly CallTurns[]) =>
  addTurns(
    db,
    turnsByCall,
    sql`where call_id in (
      select id from calls
      where calls.owner = ${owner}
        and (${isRunningCall} or exists (select from conversations where conversations.id = calls.id))
        and ${inArray(
          calls.id,
          turnsByCall.map(({ callId }) => callId),
        )}
      order by id for key share
    )`,
  )

/** Stores turns; those that were stored before are not changed. */
export async function addTurns(
  db: Database | Transaction,
  turnsByCall: readonly CallTurns[],
  condition = sql``,
) {
  const values = turnsByCall.flatMap(({ callId, turns }) =>
    turns.map(({ position, speaker, text, heardMs, atMs }) => ({
      call_id: callId,
      position,
      speaker,
      text: text === null ? null : toStorableText(text),
      heard_ms: heardMs,
      at_ms: atMs,
    })),
  )
  if (values.length === 0) return
  await db.execute(sql`
    insert into conversation_turns (call_id, position, speaker, text, heard_ms, at_ms)
    select call_id, position, speaker, text, heard_ms, at_ms
    from jsonb_to_recordset(${JSON.stringify(values)}::jsonb) as turn (
      call_id uuid, position integer, speaker text, text text, heard_ms integer, at_ms integer
    )
    ${condition}
    on conflict do nothing`)
}

/**
 * Removes or replaces what PostgreSQL refuses (U+0000 and lone surrogates): it would refuse the
 * whole statement, with the turns of other calls.
 */
const toStorableText = (text: string) =>
  text.replaceAll('\0', '').replace(/\p{Surrogate}/gu, '\uFFFD')
