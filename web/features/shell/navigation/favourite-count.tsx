import { useFavourites } from '../../../favourites/use-favourites'
import { formatBadgeCount } from './destinations'
import styles from './favourite-count.module.css'

type Props = {
  /** Whether to show "9+" above 9, because the badge on the tab bar has room for only one digit. */
  isCapped?: boolean
}

/** The number of favourites; renders nothing when there are none. */
export function FavouriteCount({ isCapped = false }: Props) {
  const { length: count } = useFavourites()
  if (count === 0) return null
  return (
    <span className={isCapped ? `${styles.count} ${styles.badge}` : styles.count}>
      <span className="visually-hidden">, </span>
      {isCapped ? formatBadgeCount(count) : count}
    </span>
  )
}
