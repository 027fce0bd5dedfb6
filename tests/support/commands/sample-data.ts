import type { ClientBase } from 'pg'

/** Contains characters that the text format of COPY escapes, its markers \N and \., and multi-byte characters. */
const awkwardText = 'tab\t, line\nreturn\r, back\\slash \\N \\., “é”, 🎧'

/**
 * Fills a database with accounts and their data, in tables with arrays, JSON, identity columns, foreign keys and
 * triggers, and in the job queue.
 */
export async function insertSampleData(client: Pick<ClientBase, 'query'>, accountCount = 40) {
  const query = (text: string, values: unknown[] = []) => client.query(text, values)
  await query(
    `insert into "user" (id, name, email, email_verified)
     select gen_random_uuid(), $1, 'sample.' || i || '@example.test', true
     from generate_series(1, $2::int) i`,
    [awkwardText, accountCount],
  )
  await query(
    `insert into user_profiles (id, username, minutes_left, preferences, topics_to_avoid)
     select id, name, 5, array['Leadership', $1, ''], case when email like '%1@%' then '' end
     from "user" where email like 'sample.%'`,
    [awkwardText],
  )
  await query(
    `insert into minute_ledger (user_id, minutes, reason, reference, balance_after, actor)
     select id, 5, 'sign_up', id::text, 5, 'system' from "user" where email like 'sample.%'`,
  )
  await query(
    `insert into conversations (user_id, agent_id, agent_name, duration, summary, receipt)
     select id, 'clara', 'Clara', 61, $1, jsonb_build_object('text', $1::text, 'cents', 12.50)
     from "user", generate_series(1, 3) where email like 'sample.%'`,
    [awkwardText],
  )
  await query(
    `insert into feedbacks (user_id, agent_id, conversation_duration, rating, conversation_id)
     select user_id, agent_id, duration, 4, id from conversations`,
  )
  await query(
    `insert into pgboss.job (name, data) values ('send-mail', jsonb_build_object('to', $1::text))`,
    ['sample.1@example.test'],
  )
  await query(
    `insert into audit_log (action, subject_kind, subject_id) values ('user.sample', 'user', '1')`,
  )
}
