import { FavouriteButton } from '../features/favourites/favourite-button'
import styles from '../features/profile/profile.module.css'
import { SpecialAgents } from '../features/profile/special-agents'
import { PageTitle } from '../ui/page-title'
import type { Route } from './+types/special-agents'

export const meta: Route.MetaFunction = () => [{ title: 'Compagnons Spéciaux · Amivoix' }]

export default function SpecialAgentsPage() {
  return (
    <div className={`page ${styles.page}`}>
      <PageTitle>Compagnons Spéciaux</PageTitle>
      <SpecialAgents heartOf={(agent) => <FavouriteButton companion={agent} />} />
    </div>
  )
}
