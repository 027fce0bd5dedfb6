import { Link } from 'react-router'
import { Icon } from '../../ui/icon'
import { MinutesBadge } from '../../ui/minutes-badge'
import styles from './picture-bar.module.css'

type Properties = { backPath: string; minutesLeft: number | null }

/** On phones, laid on the portrait in place of the title bar: the way back and the minutes. */
export function PictureBar({ backPath, minutesLeft }: Properties) {
  return (
    <div className={styles.bar}>
      <Link to={backPath} className={styles.back} aria-label="Retour">
        <Icon name="back" />
      </Link>
      {minutesLeft !== null && (
        <span className={styles.minutes}>
          <MinutesBadge minutes={minutesLeft} />
        </span>
      )}
    </div>
  )
}
