import { FavouritesList } from '../../features/favourites/favourites-list'
import styles from '../../features/favourites/favourites-list.module.css'
import { PageTitle } from '../../ui/layout/page-title'
import type { Route } from './+types/favorites'

export const meta: Route.MetaFunction = () => [{ title: 'Mes Favoris · Amivoix' }]

export default function Favorites() {
  return (
    <div className={`page ${styles.page}`}>
      <FavouritesList head={<PageTitle>Mes Favoris</PageTitle>} />
    </div>
  )
}
