import { Icon } from './icon'
import styles from './minutes-badge.module.css'

const french = new Intl.NumberFormat('fr-FR')

/** The balance, always in sight: « 42 min ». */
export function MinutesBadge({ minutes }: { minutes: number }) {
  return (
    <span className={styles.minutes}>
      <Icon name="flame" />
      <span>
        {french.format(minutes)} min<span className="visually-hidden"> restantes</span>
      </span>
    </span>
  )
}
