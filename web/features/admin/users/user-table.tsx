import { Link } from 'react-router'
import type { AdminUser } from '../../../../contract/admin/users'
import { adminUserPath } from '../../../../contract/paths'
import type { UserSort } from '../../../../domain/admin/user-filters'
import { formatMinutes } from '../../../../domain/formatting/minutes'
import { useMe } from '../../../session/use-me'
import { formatLocalDay } from '../../../ui/local-time'
import { type Column, DataTable } from '../list/data-table'
import { AddMinutesButton } from './add-minutes-button'
import { RoleButton } from './role-button'
import { UserBadges } from './user-badges'
import styles from './users.module.css'

type UserColumnSort = NonNullable<Column<AdminUser>['sort']>

type Props = {
  users: readonly AdminUser[]
  isStale: boolean
  sort: UserSort
  linkToSort: (sort: UserSort) => string
}

export function UserTable({ users, isStale, sort, linkToSort }: Props) {
  const myId = useMe()?.id
  const sortBy = (descending: UserSort, ascending: UserSort): UserColumnSort => ({
    direction: sort === descending ? 'descending' : sort === ascending ? 'ascending' : 'none',
    to: linkToSort(sort === descending ? ascending : descending),
  })
  const columns: readonly Column<AdminUser>[] = [
    {
      key: 'person',
      label: 'Compte',
      cell: ({ id, email, username, firstName }) => (
        <span className={styles.person}>
          <Link className="link" to={adminUserPath(id)}>
            {email}
          </Link>
          <span className="muted small">{describePerson(username, firstName)}</span>
        </span>
      ),
    },
    {
      key: 'minutes',
      label: 'Solde',
      sort: sortBy('most-minutes', 'fewest-minutes'),
      cell: ({ minutesLeft }) =>
        minutesLeft === null ? (
          <span className="faint">Pas encore</span>
        ) : (
          <span className={`num ${styles.nowrap}`}>{formatMinutes(minutesLeft)}</span>
        ),
    },
    { key: 'state', label: 'État', cell: (user) => <UserBadges user={user} /> },
    {
      key: 'created',
      label: 'Inscription',
      sort: sortBy('newest', 'oldest'),
      cell: ({ createdAt }) => (
        <time className={styles.nowrap} dateTime={createdAt}>
          {formatLocalDay(createdAt)}
        </time>
      ),
    },
    {
      key: 'actions',
      label: 'Actions',
      isLabelHidden: true,
      isEnd: true,
      cell: (user) =>
        user.minutesLeft !== null && (
          <span className={styles.actions}>
            <AddMinutesButton user={user} isCompact />
            {!user.suspendedAt && <RoleButton user={user} isSelf={user.id === myId} isCompact />}
          </span>
        ),
    },
  ]
  return (
    <DataTable
      caption="Comptes des utilisateurs"
      columns={columns}
      rows={users}
      rowKey={({ id }) => id}
      isStale={isStale}
    />
  )
}

/** "camille, Camille": the pseudo, and the first name when it says more. */
const describePerson = (username: string | null, firstName: string | null) =>
  [username ?? 'Adresse pas encore confirmée', firstName !== username && firstName]
    .filter(Boolean)
    .join(', ')
