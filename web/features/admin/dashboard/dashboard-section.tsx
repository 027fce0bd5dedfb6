import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { AdminDashboard } from '../../../../contract/admin/dashboard'
import { pagePaths } from '../../../../contract/paths'
import { messages } from '../../../../domain/messages'
import { loadApi } from '../../../api/load-api'
import { QueryResult } from '../list/query-result'
import styles from './dashboard.module.css'
import { MinutesPerDay } from './minutes-per-day'
import { PendingTasks } from './pending-tasks'
import { PopularAgents } from './popular-agents'
import { Statistics } from './statistics'

const timeFormat = new Intl.DateTimeFormat('fr-FR', {
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'Europe/Paris',
})

/** The figures of the whole service, and the operator's pending tasks. */
export function DashboardSection() {
  const query = useDashboard()
  return (
    <>
      <div className={styles.head}>
        <h1>Dashboard</h1>
        {query.data && (
          <p className="muted small num">
            Mis à jour à {timeFormat.format(new Date(query.data.updatedAt))}
          </p>
        )}
      </div>
      <QueryResult query={query} failure={messages.STATISTICS_NOT_LOADED}>
        {(dashboard) => <Overview dashboard={dashboard} />}
      </QueryResult>
    </>
  )
}

const Overview = ({ dashboard }: { dashboard: AdminDashboard }) => (
  <>
    <Statistics dashboard={dashboard} />
    <PendingTasks tasks={dashboard.tasks} />
    <div className={styles.columns}>
      <PopularAgents agents={dashboard.popularAgents} />
      <MinutesPerDay days={dashboard.minutesPerDay} />
    </div>
    <p className="small">
      <Link className="link" to={pagePaths.adminOperations}>
        Conservation et ouverture
      </Link>
    </p>
  </>
)

/** The figures of the dashboard, and the operator's pending tasks. */
const useDashboard = () =>
  useQuery({
    queryKey: ['admin', 'dashboard'],
    queryFn: async () => (await loadApi()).admin.dashboard.read(),
  })
