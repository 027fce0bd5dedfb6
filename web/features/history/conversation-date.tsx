import { useSyncExternalStore } from 'react'
import { formatDuration } from '../../../domain/formatting/duration'
import styles from './history.module.css'

/** For instance "21 nov. 2026, 21:04". */
const format = new Intl.DateTimeFormat('fr-FR', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
})

const subscribeToNothing = () => () => {}

type Props = { createdAt: string; durationSeconds: number }

/** The date in the user's time zone, which only the browser knows, and the duration. */
export function ConversationDate({ createdAt, durationSeconds }: Props) {
  const isInBrowser = useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  )
  return (
    <>
      <time dateTime={createdAt}>{isInBrowser && format.format(new Date(createdAt))}</time>
      <span aria-hidden="true" className={styles.dot}>
        ·
      </span>
      <span className="visually-hidden">, durée </span>
      {formatDuration(durationSeconds)}
    </>
  )
}
