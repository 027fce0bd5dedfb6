import styles from '../../features/history/history.module.css'
import { HistoryList } from '../../features/history/list/history-list'
import { ProfileTabs } from '../../features/profile/profile-tabs'
import { PageTitle } from '../../ui/layout/page-title'
import type { Route } from './+types/history'

export const meta: Route.MetaFunction = () => [{ title: 'Historique · Amivoix' }]

export default function History() {
  return (
    <div className={`page ${styles.page} ${styles.historyPage}`}>
      <div className={styles.heading}>
        <PageTitle>Historique</PageTitle>
        <ProfileTabs current="history" />
        <h2>
          Vos conversations <span className="muted small">(10 dernières)</span>
        </h2>
      </div>
      <HistoryList />
    </div>
  )
}
