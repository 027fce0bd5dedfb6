import { useFavourites } from '../../../favourites/use-favourites'
import { formatBadgeCount } from './destinations'
import styles from './favourite-count.module.css'

type Props = {
  /** Whether to show the count as a badge on the tab bar, which has room for only one digit: "9+" above 9. */
  isBadge?: boolean
}

/** The number of favourites; renders nothing when there are none. */
export function FavouriteCount({ isBadge = false }: Props) {
  const { length: count } = useFavourites()
  if (count === 0) return null
  return (
    <span className={isBadge ? `${styles.count} ${styles.badge}` : styles.count}>
      <span className="visually-hidden">, </span>
      {isBadge ? formatBadgeCount(count) : count}
    </span>
  )
}
