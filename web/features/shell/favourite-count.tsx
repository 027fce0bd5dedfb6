import { useFavourites } from '../../favourites'
import { badgeText } from './badge-text'
import styles from './favourite-count.module.css'

type Properties = {
  /** On the tab bar there is room for one figure: « 9+ » above 9. */
  isCapped?: boolean
}

/** Beside « Favoris »: how many, nothing when there are none. */
export function FavouriteCount({ isCapped = false }: Properties) {
  const { length: count } = useFavourites()
  if (count === 0) return null
  return (
    <span className={isCapped ? `${styles.count} ${styles.badge}` : styles.count}>
      <span className="visually-hidden">, </span>
      {isCapped ? badgeText(count) : count}
    </span>
  )
}
