import { formatDuration } from '../../../../domain/formatting/duration'
import { formatWholeNumber } from '../../../../domain/formatting/whole-number'
import { Icon } from '../../../ui/icons/icon'
import { lastMinuteSeconds } from '../lifecycle/call-meter-state'
import styles from './call-header.module.css'

type Props = {
  companion: string
  elapsedSeconds: number
  minutesLeft: number
  /** Shown instead of `minutesLeft` during the last two minutes. */
  secondsLeft: number | null
}

const countdownSeconds = 120

/** The companion's name, the timer and the balance. Screen readers do not announce the timer. */
export function CallHeader({ companion, elapsedSeconds, minutesLeft, secondsLeft }: Props) {
  const isCountingDown = secondsLeft !== null && secondsLeft <= countdownSeconds
  return (
    <header className={styles.header}>
      <span className={styles.badge} title="Vous parlez avec une intelligence artificielle">
        IA
      </span>
      <div className={styles.title}>
        <span className={styles.name}>{companion}</span>
        <span className={styles.timer} role="timer" aria-live="off">
          {formatTimer(elapsedSeconds)}
        </span>
      </div>
      <span
        className={styles.credit}
        data-low={isCountingDown && secondsLeft <= lastMinuteSeconds ? true : undefined}
      >
        <Icon name="flame" />
        <span>
          {isCountingDown ? formatDuration(secondsLeft) : `${formatWholeNumber(minutesLeft)} min`}
          <span className="visually-hidden"> restantes</span>
        </span>
      </span>
    </header>
  )
}

/** Formats as mm:ss. */
const formatTimer = (seconds: number) => formatDuration(seconds).padStart(5, '0')
