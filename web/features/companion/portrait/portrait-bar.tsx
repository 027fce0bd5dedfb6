import { MinutesBadge } from '../../../ui/balance/minutes-badge'
import { BackLink } from '../../../ui/buttons/back-link'
import styles from './portrait-bar.module.css'

type Props = { backPath: string; minutesLeft: number | null }

/** The back link and the balance, shown on phones over the portrait in place of the title bar. */
export function PortraitBar({ backPath, minutesLeft }: Props) {
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
