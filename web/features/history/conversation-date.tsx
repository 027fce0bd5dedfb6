import { useSyncExternalStore } from 'react'
import { formatDuration } from '../../../domain/formatting/duration'
import { onFirstUse } from '../../../domain/formatting/on-first-use'
import styles from './history.module.css'

/** For instance "21 nov. 2026, 21:04". */
const dateFormat = onFirstUse(
  () =>
    new Intl.DateTimeFormat('fr-FR', {
      day: 'numeric',
      month: 'short',
      year: 'numeric',
      hour: '2-digit',
      minute: '2-digit',
    }),
)

const subscribeToNothing = () => () => {}

type Props = { startedAt: string; durationSeconds: number }

/** The start of the call in the user's time zone, which only the browser knows, and the duration. */
export function ConversationDate({ startedAt, durationSeconds }: Props) {
  const isInBrowser = useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  )
  return (
    <>
      <time dateTime={startedAt}>{isInBrowser && dateFormat().format(new Date(startedAt))}</time>
      <span aria-hidden="true" className={styles.dot}>
        ·
      </span>
      <span className="visually-hidden">, durée </span>
      {formatDuration(durationSeconds)}
    </>
  )
}
