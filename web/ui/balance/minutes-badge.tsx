import { Link } from 'react-router'
import { pagePaths } from '../../../contract/paths'
import { Icon } from '../icons/icon'
import styles from './minutes-badge.module.css'

const french = new Intl.NumberFormat('fr-FR')

/** The balance in minutes, with a link to the wallet. */
export function MinutesBadge({ minutes }: { minutes: number }) {
  return (
    <Link to={pagePaths.wallet} className={styles.minutes}>
      <Icon name="flame" />
      <span>
        {french.format(minutes)} min<span className="visually-hidden"> restantes, recharger</span>
      </span>
    </Link>
  )
}
