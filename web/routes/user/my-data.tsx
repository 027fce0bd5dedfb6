import { DataPage } from '../../features/accounts/data/data-page'
import styles from '../../features/profile/profile.module.css'
import { PageTitle } from '../../ui/layout/page-title'
import type { Route } from './+types/my-data'

export const meta: Route.MetaFunction = () => [{ title: 'Mes données · Amivoix' }]

export default function MyData() {
  return (
    <div className={`page ${styles.page}`}>
      <PageTitle>Mes données</PageTitle>
      <DataPage />
    </div>
  )
}
