import { FavouriteButton } from '../../features/favourites/favourite-button'
import styles from '../../features/profile/profile.module.css'
import { RecommendedCompanions } from '../../features/profile/recommendations/recommended-companions'
import { PageTitle } from '../../ui/layout/page-title'
import type { Route } from './+types/special-agents'

export const meta: Route.MetaFunction = () => [{ title: 'Compagnons Spéciaux · Amivoix' }]

export default function SpecialCompanions() {
  return (
    <div className={`page ${styles.page}`}>
      <PageTitle>Compagnons Spéciaux</PageTitle>
      <RecommendedCompanions
        renderFavouriteButton={(companion) => <FavouriteButton companion={companion} />}
      />
    </div>
  )
}
