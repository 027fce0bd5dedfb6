import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { messages } from '../../../../domain/messages'
import { loadApi } from '../../../api/load-api'
import { Switch } from '../../../ui/forms/switch'
import { formatLocalMoment } from '../../../ui/local-time'
import { QueryResult } from '../list/query-result'
import { UserTabs } from '../users/user-tabs'
import { JobQueues } from './job-queues'
import styles from './live.module.css'
import { LiveCalls } from './live-calls'
import { LoggedErrors } from './logged-errors'
import { ProviderTable } from './provider-table'

const refreshSeconds = 5

/**
 * Live calls, background jobs, and the errors and the providers' response times of the last hour. The errors and the
 * response times are those of the server process that answers the request.
 */
export function LiveSection() {
  const [isRefreshing, setRefreshing] = useState(true)
  const refreshMs = isRefreshing && refreshSeconds * 1_000
  const query = useQuery({
    queryKey: ['admin', 'live'],
    queryFn: async () => (await loadApi()).admin.live.read(),
    refetchInterval: refreshMs,
  })
  return (
    <>
      <h1>En direct</h1>
      <UserTabs />
      <div className={styles.refresh}>
        <Switch
          label={`Actualiser toutes les ${refreshSeconds}\u00a0secondes`}
          checked={isRefreshing}
          onChange={({ target }) => setRefreshing(target.checked)}
        />
      </div>
      <LiveCalls refreshMs={refreshMs} />
      <QueryResult query={query} failure={messages.LIVE_NOT_LOADED}>
        {({ since, providers, errors, queues }) => (
          <>
            <ProviderTable providers={providers} />
            <LoggedErrors errors={errors} />
            <p className="muted small">
              Temps de réponse et erreurs sont ceux du processus qui répond, depuis le{' '}
              {formatLocalMoment(since)}.
            </p>
            <JobQueues queues={queues} />
          </>
        )}
      </QueryResult>
    </>
  )
}
