import { formatDuration } from '../../../domain/formatting/duration'
import { Icon } from '../../ui/icon'
import styles from './call-top.module.css'

type Properties = {
  companion: string
  elapsedSeconds: number
  minutesLeft: number
  /** Shown instead of the minutes in the last two. */
  secondsLeft: number | null
}

const french = new Intl.NumberFormat('fr-FR')
const twoMinutes = 120

/** Who is on the line, since when, and what is left. The timer is silent to readers (NOTES). */
export function CallTop({ companion, elapsedSeconds, minutesLeft, secondsLeft }: Properties) {
  const isShort = secondsLeft !== null && secondsLeft <= twoMinutes
  return (
    <header className={styles.top}>
      <span className={styles.badge} title="Vous parlez avec une intelligence artificielle">
        Voix IA
      </span>
      <div className={styles.who}>
        <span className={styles.name}>{companion}</span>
        <span className={styles.timer} role="timer" aria-live="off">
          {clock(elapsedSeconds)}
        </span>
      </div>
      <span className={styles.credit} data-low={isShort && secondsLeft <= 60 ? true : undefined}>
        <Icon name="flame" />
        <span>
          {isShort ? formatDuration(secondsLeft) : `${french.format(minutesLeft)} min`}
          <span className="visually-hidden"> restantes</span>
        </span>
      </span>
    </header>
  )
}

/** mm:ss (first document, section 4, « active »). */
const clock = (seconds: number) => formatDuration(seconds).padStart(5, '0')
