import type { AdminUser, AdminUserDetail, AdminUserList } from '../../../../contract/admin/users'
import type { UserFilter, UserSort } from '../../../../domain/admin/users/user-filters'
import { readUserSearch } from '../../../../domain/admin/users/user-search'
import { ApplicationError } from '../../../platform/application-error'
import type { UserListRepository } from './user-list-repository'
import type { UserRepository } from './user-repository'

type Query = { search: string; filter: UserFilter; sort: UserSort; page: number }

/** Returns a page of the users; an empty one for a search without a letter or a digit. */
export async function listUsers(
  users: Pick<UserListRepository, 'list'>,
  { search, ...query }: Query,
): Promise<AdminUserList> {
  const parsedSearch = readUserSearch(search)
  if (search !== '' && parsedSearch === null) return { items: [], total: 0, isCut: false }
  const { rows, total, isCut } = await users.list({ ...query, search: parsedSearch })
  return { items: rows.map(toUser), total, isCut }
}

type ReadUserDeps = {
  users: Pick<UserRepository, 'find' | 'readCallTotals' | 'findLiveCallId'>
  adminEmail: string | undefined
}

/** Returns a user with the totals of their calls and the id of their live call. Throws NOT_FOUND for an unknown id. */
export async function readUser(
  { users, adminEmail }: ReadUserDeps,
  id: string,
): Promise<AdminUserDetail> {
  const [row, calls, liveCallId] = await Promise.all([
    users.find(id),
    users.readCallTotals(id),
    users.findLiveCallId(id),
  ])
  if (!row) throw new ApplicationError('NOT_FOUND')
  return {
    ...toUser(row),
    suspensionReason: row.suspensionReason,
    isConfiguredAdministrator: row.isConfirmed && row.email === adminEmail,
    ...calls,
    liveCallId: liveCallId ?? null,
  }
}

type Row = Awaited<ReturnType<UserListRepository['list']>>['rows'][number]

const toUser = (row: Row): AdminUser => ({
  id: row.id,
  email: row.email,
  username: row.username,
  firstName: row.firstName,
  minutesLeft: row.minutesLeft,
  role: row.role ?? 'user',
  createdAt: row.createdAt.toISOString(),
  isConfirmed: row.isConfirmed,
  suspendedAt: row.suspendedAt?.toISOString() ?? null,
})
