import type { ConversationDetail } from '../../../../contract/conversations/history'
import { formatDuration } from '../../../../domain/formatting/duration'
import { withFrenchSpaces } from '../../../../domain/formatting/french-spaces'
import styles from '../history.module.css'

type Props = { turns: ConversationDetail['turns']; companionName: string }

/** The turns of a call. Speech that was not recognised is shown as such. */
export function Transcript({ turns, companionName }: Props) {
  if (turns === null)
    return (
      <p className="muted">
        Les paroles de cet appel ne sont pas gardées : elles s’effacent après 30 jours, ou ne sont
        pas écrites quand vous le refusez.
      </p>
    )
  if (turns.length === 0) return <p className="muted">Personne n’a parlé.</p>
  return (
    <ol className={styles.transcript}>
      {turns.map(({ speaker, text, atMs }, index) => (
        <li key={index} className={styles.turn}>
          <span className={styles.speaker}>
            {speaker === 'companion' ? companionName : 'Vous'} · {formatDuration(atMs / 1_000)}
          </span>
          <p
            className={
              speaker === 'companion' ? `voice ${styles.companionText}` : styles.callerText
            }
          >
            {text === null ? (
              <span className="faint">(paroles non comprises)</span>
            ) : (
              withFrenchSpaces(text)
            )}
          </p>
        </li>
      ))}
    </ol>
  )
}
