import { sql } from 'drizzle-orm'
import { categories } from '../../domain/categories'
import { categoryTags } from '../../domain/category-tags'
import type { Database } from '../../server/platform/database/open-database'
import { withoutTriggers } from '../without-triggers'

/** Few enough for one statement to finish within the database's statement timeout. */
const conversationsPerStatement = 20_000

/**
 * Inserts generated companions until the catalogue has `companionCount` companions, then 1,000 users and
 * `conversationCount` conversations (rounded up to a multiple of `conversationsPerStatement`), and rates 20,000 of
 * the conversations. Conversation n belongs to the companion at the index n² modulo the number of companions.
 * Squares have few remainders: with 2,000 companions, only about one in nine has a conversation.
 */
export async function fillCatalogue(
  database: Database,
  { companionCount, conversationCount }: { companionCount: number; conversationCount: number },
) {
  const tags = sql.join(
    Object.values(categoryTags).map(([tag]) => sql`${tag}`),
    sql`, `,
  )
  const categoryNames = sql.join(
    Object.keys(categories).map((category) => sql`${category}`),
    sql`, `,
  )
  const categoryIndex = sql`1 + n % ${Object.keys(categories).length}::integer`
  await database.execute(sql`
    insert into agents (id, name, style, image_url, category, tags, country, flag, description)
    select 'mesure-' || n, 'Mesure ' || n, 'Voix posée, mots choisis ' || n,
      '/portraits/mesure-' || n || '.svg', (array[${categoryNames}])[${categoryIndex}],
      array[(array[${tags}])[${categoryIndex}]], 'France', '🇫🇷',
      repeat('Quelqu’un écoute, relance et se souvient de ce qui compte. ', 4) || n
    from generate_series(1, ${companionCount}::integer - (select count(*)::integer from agents)) as n`)
  await database.execute(sql`
    insert into "user" (name, email) select 'Mesure', 'mesure-' || n || '@example.test'
    from generate_series(1, 1000) as n`)
  for (
    let insertedCount = 0;
    insertedCount < conversationCount;
    insertedCount += conversationsPerStatement
  )
    await withoutTriggers(
      database,
      sql`with users as (select array_agg(id) as ids from "user"),
          companions as (select array_agg(id order by id) as ids from agents)
        insert into conversations (user_id, agent_id, agent_name, duration)
        select users.ids[1 + n % 1000], companions.ids[1 + (n * n) % cardinality(companions.ids)],
          'Mesure', n % 900
        from users, companions,
          generate_series(${insertedCount}::bigint, ${insertedCount + conversationsPerStatement - 1}::bigint) as n`,
    )
  await database.execute(sql`
    insert into agent_figure_shards (agent_id, shard, total_minutes, rating_sum, rating_count)
    select agent_id, 0, sum(minutes_of(duration)), 0, 0 from conversations group by agent_id
    on conflict (agent_id, shard) do update set total_minutes = excluded.total_minutes`)
  await database.execute(sql`
    insert into feedbacks (user_id, agent_id, agent_name, conversation_duration, rating, conversation_id)
    select user_id, agent_id, agent_name, duration, 1 + duration % 5, id
    from conversations limit 20000`)
}
