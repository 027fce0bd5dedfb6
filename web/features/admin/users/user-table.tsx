import { Link } from 'react-router'
import type { AdminUser } from '../../../../contract/admin/users'
import { adminUserPath } from '../../../../contract/paths'
import { formatMinutes } from '../../../../domain/formatting/minutes'
import { useMe } from '../../../session/use-me'
import { formatLocalDay } from '../../../ui/local-time'
import { type Column, DataTable } from '../list/data-table'
import { AddMinutesButton } from './add-minutes-button'
import { RoleButton } from './role-button'
import { UserBadges } from './user-badges'
import styles from './users.module.css'

type Props = {
  users: readonly AdminUser[]
  isStale: boolean
}

export function UserTable({ users, isStale }: Props) {
  const myId = useMe()?.id
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
      isEndAligned: true,
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

/** "camille, Camille": the username, or a note while there is none, and the first name when it differs. */
const describePerson = (username: string | null, firstName: string | null) =>
  [username ?? 'Adresse pas encore confirmée', firstName !== username && firstName]
    .filter(Boolean)
    .join(', ')
