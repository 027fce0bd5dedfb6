import { Link } from 'react-router'
import { pagePaths } from '../../../contract/paths'
import { formatWholeNumber } from '../../../domain/formatting/whole-number'
import { Icon } from '../icons/icon'
import styles from './minutes-badge.module.css'

/** The balance in minutes, with a link to the wallet. */
export function MinutesBadge({ minutes }: { minutes: number }) {
  return (
    <Link to={pagePaths.wallet} className={styles.minutes}>
      <Icon name="flame" />
      <span>
        {formatWholeNumber(minutes)} min
        <span className="visually-hidden"> restantes, recharger</span>
      </span>
    </Link>
  )
}
