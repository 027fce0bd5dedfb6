import { Link } from 'react-router'
import type { AdminUserDetail } from '../../../../contract/admin/users'
import { pagePaths } from '../../../../contract/paths'
import { formatDuration } from '../../../../domain/formatting/duration'
import { formatMinutes } from '../../../../domain/formatting/minutes'
import { messages } from '../../../../domain/messages'
import { useMe } from '../../../session/use-me'
import { Notice } from '../../../ui/feedback/notice'
import { Card } from '../../../ui/layout/card'
import { Fact, Facts } from '../../../ui/layout/facts'
import { formatLocalDay, formatLocalMoment } from '../../../ui/local-time'
import { QueryResult } from '../list/query-result'
import { SectionLink } from '../list/section-link'
import { AddMinutesButton } from './add-minutes-button'
import { RoleButton } from './role-button'
import { SuspensionButton } from './suspension-button'
import { UserBadges } from './user-badges'
import { UserLedgerEntries } from './user-ledger-entries'
import { UserOrders } from './user-orders'
import { useUser } from './user-queries'
import styles from './users.module.css'

/** One user: account, balance, ledger entries and orders. Contents of calls are never shown. */
export function UserPage({ id }: { id: string }) {
  const query = useUser(id)
  return (
    <>
      <SectionLink to={pagePaths.adminUsers}>Utilisateurs</SectionLink>
      <QueryResult
        query={query}
        failure={messages.USERS_NOT_LOADED}
        notFound="Utilisateur introuvable"
      >
        {(user) => (
          <>
            <header className={styles.head}>
              <h1>{user.username ?? user.email}</h1>
              <UserBadges user={user} />
            </header>
            {user.suspendedAt && (
              <Notice kind="accent">
                <p>
                  Suspendu le {formatLocalMoment(user.suspendedAt)}. Motif{'\u00a0'}:{' '}
                  {user.suspensionReason}
                </p>
              </Notice>
            )}
            <div className={styles.columns}>
              <AccountCard user={user} />
              <UserOrders userId={id} />
            </div>
            <UserLedgerEntries userId={id} />
          </>
        )}
      </QueryResult>
    </>
  )
}

function AccountCard({ user }: { user: AdminUserDetail }) {
  const isSelf = useMe()?.id === user.id
  return (
    <Card className="stack stack--fill" aria-labelledby="account">
      <h2 id="account">Compte</h2>
      <Facts>
        <Fact label="Email">{user.email}</Fact>
        <Fact label="Prénom">{user.firstName ?? <span className="faint">Non indiqué</span>}</Fact>
        <Fact label="Identifiant">{user.id}</Fact>
        <Fact label="Inscription">{formatLocalDay(user.createdAt)}</Fact>
        <Fact label="Solde" isStrong>
          {user.minutesLeft === null ? 'Pas encore' : formatMinutes(user.minutesLeft)}
        </Fact>
        <Fact label="Appels">
          {user.callCount} ({formatDuration(user.calledSeconds)} en tout)
        </Fact>
        <Fact label="En ligne">
          {user.liveCallId ? (
            <Link className="link" to={pagePaths.adminCalls}>
              Appel en cours
            </Link>
          ) : (
            'Pas d’appel en cours'
          )}
        </Fact>
      </Facts>
      {user.isConfiguredAdministrator && (
        <p className="muted small">{messages.ADMINISTRATOR_CONFIGURED}.</p>
      )}
      <div className="row">
        {user.minutesLeft !== null && <AddMinutesButton user={user} />}
        {user.minutesLeft !== null && !user.suspendedAt && !user.isConfiguredAdministrator && (
          <RoleButton user={user} isSelf={isSelf} />
        )}
        {user.role !== 'admin' && !user.isConfiguredAdministrator && (
          <SuspensionButton user={user} />
        )}
      </div>
    </Card>
  )
}
