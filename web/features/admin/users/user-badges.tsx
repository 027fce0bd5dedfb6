import type { AdminUser } from '../../../../contract/admin/users'
import { StatusBadge } from '../../../ui/layout/status-badge'
import styles from './users.module.css'

/** Role and state of an account. */
export const UserBadges = ({
  user: { role, isConfirmed, suspendedAt },
}: {
  user: Pick<AdminUser, 'role' | 'isConfirmed' | 'suspendedAt'>
}) => (
  <span className={styles.badges}>
    {role === 'admin' && <StatusBadge tone="pending">Administrateur</StatusBadge>}
    {suspendedAt ? (
      <StatusBadge tone="bad">Suspendu</StatusBadge>
    ) : isConfirmed ? (
      <StatusBadge tone="good">Confirmé</StatusBadge>
    ) : (
      <StatusBadge tone="neutral">Non confirmé</StatusBadge>
    )}
  </span>
)
