import { BackLink } from '../../ui/back-link'
import { MinutesBadge } from '../../ui/minutes-badge'
import styles from './picture-bar.module.css'

type Properties = { backPath: string; minutesLeft: number | null }

/** On phones, laid on the portrait in place of the title bar: the way back and the minutes. */
export function PictureBar({ backPath, minutesLeft }: Properties) {
  return (
    <div className={styles.bar}>
      <BackLink fallbackPath={backPath} className={styles.back} />
      {minutesLeft !== null && (
        <span className={styles.minutes}>
          <MinutesBadge minutes={minutesLeft} />
        </span>
      )}
    </div>
  )
}
