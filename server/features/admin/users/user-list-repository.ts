import { eq, inArray, type SQL, sql } from 'drizzle-orm'
import { pageSize } from '../../../../contract/admin/paged-list'
import {
  maxFoundUsers,
  type UserFilter,
  type UserSort,
} from '../../../../domain/admin/users/user-filters'
import type { UserSearch } from '../../../../domain/admin/users/user-search'
import type { Database } from '../../../platform/database/open-database'
import { createWordCondition } from '../../../platform/database/search-words'
import { user } from '../../../platform/database/tables/auth-tables'
import { userProfiles } from '../../../platform/database/tables/profile-tables'
import { translateDatabaseErrors } from '../../../platform/database/translate-database-errors'

export type UserListQuery = {
  search: UserSearch | null
  filter: UserFilter
  sort: UserSort
  page: number
}

export type UserListRepository = ReturnType<typeof createUserListRepository>

const conditions: Record<UserFilter, SQL> = {
  all: sql`true`,
  administrators: sql`profile.role = 'admin'`,
  confirmed: sql`account.email_verified`,
  unconfirmed: sql`not account.email_verified`,
  suspended: sql`account.suspended_at is not null`,
}

const orderByClauses: Record<UserSort, SQL> = {
  newest: sql`account.created_at desc, account.id desc`,
  oldest: sql`account.created_at, account.id`,
  'most-minutes': sql`profile.minutes_left desc, profile.id desc`,
  'fewest-minutes': sql`profile.minutes_left, profile.id`,
}

/** The columns of a user in the list. */
export const userColumns = {
  id: user.id,
  email: user.email,
  isConfirmed: user.emailVerified,
  createdAt: user.createdAt,
  suspendedAt: user.suspendedAt,
  username: userProfiles.username,
  firstName: userProfiles.firstName,
  minutesLeft: userProfiles.minutesLeft,
  role: userProfiles.role,
}

/** Lists users for administrators. Every filter and sort order has an index (migration 0029). */
export const createUserListRepository = (database: Database) => ({
  /** Returns a page and the number of matches; `isCut`: the search stopped at its limit. */
  async list(query: UserListQuery) {
    const { ids, total, isCut } = await translateDatabaseErrors(
      'administration',
      query.search
        ? findBySearch(database, query.search, query)
        : readPage(database, createListClauses(query), query.page),
    )
    return { rows: await readUsers(database, ids), total, isCut }
  },
})

type Page = { ids: string[]; total: number; isCut: boolean }

/** Selects the ids from an index alone, so that whole rows are read for one page only. */
async function readPage(
  database: Database,
  { from, where, orderBy }: ReturnType<typeof createListClauses>,
  page: number,
): Promise<Page> {
  const [{ rows }, { rows: totalRows }] = await Promise.all([
    database.execute<{ id: string }>(sql`
      select id from ${from} where ${where} order by ${orderBy}
      limit ${pageSize} offset ${(page - 1) * pageSize}`),
    database.execute<{ total: number }>(sql`
      select count(*)::int as total from ${from} where ${where}`),
  ])
  return { ids: rows.map(({ id }) => id), total: totalRows[0]?.total ?? 0, isCut: false }
}

/**
 * Returns a page of matches and their number in one statement, because the search takes most of the
 * time.
 */
async function findBySearch(
  database: Database,
  search: UserSearch,
  { filter, sort, page }: UserListQuery,
): Promise<Page> {
  const skippedCount = (page - 1) * pageSize
  // Reads each account by its id: with a join, PostgreSQL would read all accounts to find a
  // thousand, because it expects more matches than a search returns.
  const { rows } = await database.execute<{ ids: string[]; total: number; foundCount: number }>(sql`
    with found as materialized (${selectMatches(search)})
    select count(*)::int as total, (select count(*)::int from found) as "foundCount",
      coalesce(to_jsonb((array_agg(account.id order by ${orderWithNullsLast(sort)}))
        [${skippedCount + 1}::int:${skippedCount + pageSize}::int]), '[]') as ids
    from found
      cross join lateral (select * from "user" where id = found.id offset 0) account
      left join lateral (select * from user_profiles where id = found.id offset 0) profile on true
    where ${conditions[filter]}`)
  const { ids = [], total = 0, foundCount = 0 } = rows[0] ?? {}
  return { ids, total, isCut: foundCount >= maxFoundUsers }
}

/** Reads users in the order of the given ids. */
async function readUsers(database: Database, ids: string[]) {
  if (ids.length === 0) return []
  const rows = await database
    .select(userColumns)
    .from(user)
    .leftJoin(userProfiles, eq(userProfiles.id, user.id))
    .where(inArray(user.id, ids))
  const usersById = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => usersById.get(id) ?? [])
}

/**
 * Returns the clauses of the list's query, which reads only the tables that its filter and order
 * need.
 */
function createListClauses({ filter, sort }: UserListQuery) {
  const where = conditions[filter]
  if (filter === 'administrators')
    return {
      from: sql`user_profiles profile join "user" account using (id)`,
      where,
      orderBy: orderByClauses[sort],
    }
  if (filter === 'suspended')
    return {
      from: sql`"user" account left join user_profiles profile using (id)`,
      where,
      orderBy: orderWithNullsLast(sort),
    }
  // Only confirmed accounts have a balance. Sorted by balance, the list leaves out all others; the
  // list of unconfirmed accounts shows the newest first instead.
  const isSortedByBalance = sort === 'most-minutes' || sort === 'fewest-minutes'
  if (isSortedByBalance && filter !== 'unconfirmed')
    return { from: sql`user_profiles profile`, where: sql`true`, orderBy: orderByClauses[sort] }
  return {
    from: sql`"user" account`,
    where,
    orderBy: orderByClauses[isSortedByBalance ? 'newest' : sort],
  }
}

/** Sorts accounts without a balance last. */
const orderWithNullsLast = (sort: UserSort) =>
  sort === 'most-minutes'
    ? sql`profile.minutes_left desc nulls last, account.id desc`
    : orderByClauses[sort]

/**
 * Selects the accounts that match a search, each column through its own index. Limited, because a
 * common prefix would match a large part of all accounts.
 */
function selectMatches({ words, emailPrefix, ids }: UserSearch) {
  const statements = emailPrefix
    ? [
        sql`select id from "user"
          where lower(email) like ${`${escapeLikeWildcards(emailPrefix)}%`}`,
      ]
    : [
        sql`select id from "user" where ${createWordCondition(sql`split_part(email, '@', 1)`, words)}`,
        sql`select id from user_profiles
          where ${createWordCondition(sql`username || ' ' || coalesce(first_name, '')`, words)}`,
      ]
  if (ids) statements.push(sql`select id from "user" where id between ${ids.first} and ${ids.last}`)
  const limitedStatements = statements.map(
    (statement) => sql`(${statement} limit ${maxFoundUsers})`,
  )
  return sql.join(limitedStatements, sql` union `)
}

const escapeLikeWildcards = (text: string) => text.replaceAll(/[\\%_]/g, '\\$&')
