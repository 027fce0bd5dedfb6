import styles from '../features/history/history.module.css'
import { HistoryList } from '../features/history/history-list'
import { PageTitle } from '../ui/page-title'
import type { Route } from './+types/history'

export const meta: Route.MetaFunction = () => [{ title: 'Historique · Amivoix' }]

export default function History() {
  return (
    <div className={`page page--narrow ${styles.page}`}>
      <div className={styles.heading}>
        <PageTitle>Historique</PageTitle>
        <p className="muted">Vos conversations (10 dernières)</p>
      </div>
      <HistoryList />
    </div>
  )
}
