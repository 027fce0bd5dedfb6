import { randomUUID } from 'node:crypto'
import { callStreamPath } from '../../contract/paths'
import type { OpenDatabase } from '../../server/platform/database/open-database'
import { createToken, hashToken } from '../../server/platform/tokens'

const minutesPerUser = 60

export type ReservedCall = { id: string; userId: string; url: string; resumeToken: string }

/**
 * Inserts accounts with one reserved call each directly into the database, because starting calls
 * is not what is measured. Returns the calls with their WebSocket URLs, whose tickets expire after one
 * minute. `sharedWith`: the hosts to which the callers consent to send what they say.
 */
export async function reserveCalls(
  { pool }: OpenDatabase,
  origin: string,
  count: number,
  sharedWith: readonly string[] = [],
): Promise<ReservedCall[]> {
  const calls = Array.from({ length: count }, () => ({
    id: randomUUID(),
    userId: randomUUID(),
    ticket: createToken(),
    resumeToken: createToken(),
  }))
  const userIds = calls.map(({ userId }) => userId)
  await pool.query(
    `insert into "user" (id, name, email)
     select id, 'Camille', id || '@example.test' from unnest($1::uuid[]) as id`,
    [userIds],
  )
  await pool.query(
    `insert into user_profiles (id, username, minutes_left)
     select id, 'Camille', $2 from unnest($1::uuid[]) as id`,
    [userIds, minutesPerUser],
  )
  await pool.query(
    `insert into calls (id, user_id, agent_id, agent_name, agent_version, state, owner,
       reserved_seconds, has_memory_consent, ticket_hash, ticket_expires_at, resume_token_hash,
       shared_with)
     select call.id, call.user_id, agent.id, agent.name, agent.current_version, 'reserved', 'bench',
       $4 * 60, true, call.ticket_hash, now() + interval '60 seconds', call.resume_hash, $6
     from unnest($1::uuid[], $2::uuid[], $3::text[], $5::text[])
         as call (id, user_id, ticket_hash, resume_hash),
       (select * from agents order by id limit 1) as agent`,
    [
      calls.map(({ id }) => id),
      userIds,
      calls.map(({ ticket }) => hashToken(ticket, 'hex')),
      minutesPerUser,
      calls.map(({ resumeToken }) => hashToken(resumeToken, 'hex')),
      sharedWith,
    ],
  )
  const socketOrigin = origin.replace('http', 'ws')
  return calls.map(({ id, userId, ticket, resumeToken }) => ({
    id,
    userId,
    url: `${socketOrigin}${callStreamPath(id)}?ticket=${ticket}`,
    resumeToken,
  }))
}
