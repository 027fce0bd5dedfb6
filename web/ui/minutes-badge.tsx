import { Link } from 'react-router'
import { pagePaths } from '../../contract/paths'
import { Icon } from './icon'
import styles from './minutes-badge.module.css'

const french = new Intl.NumberFormat('fr-FR')

/** The balance, always in sight, and the way to more: « 42 min ». */
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
