import { Link } from 'react-router'
import type { Conversation } from '../../../../contract/conversations/history'
import { conversationPath } from '../../../../contract/paths'
import { IconButton } from '../../../ui/buttons/icon-button'
import { Portrait } from '../../../ui/companions/portrait'
import { CallScore } from '../call-score'
import { ConversationDate } from '../conversation-date'
import styles from '../history.module.css'
import { Summary } from '../summaries/summary'

type Props = { conversation: Conversation; onDelete: () => void }

/** One conversation of the list; the whole row is a link to the conversation's page. */
export function HistoryEntry({ conversation, onDelete }: Props) {
  const { id, agentName, agentImage, startedAt, durationSeconds, successScore, chargedMinutes } =
    conversation
  return (
    <article className={styles.entry}>
      <Portrait image={agentImage} width={64} className={styles.portrait} />
      <div className={styles.body}>
        <div className={styles.entryHead}>
          <h3 className={styles.name}>
            <Link to={conversationPath(id)}>{agentName}</Link>
          </h3>
          <span className="muted small num">
            <ConversationDate startedAt={startedAt} durationSeconds={durationSeconds} />
          </span>
        </div>
        <Summary conversation={conversation} />
        <div className="row spread" style={{ '--row': '0.25rem 0.75rem' }}>
          {successScore !== null && <CallScore score={successScore} />}
          {chargedMinutes !== null && (
            <span className="muted small num">
              {chargedMinutes} min décomptée{chargedMinutes > 1 && 's'}
            </span>
          )}
          <span className={styles.remove}>
            <IconButton
              icon="trash"
              label={`Supprimer la conversation avec ${agentName}`}
              onClick={onDelete}
            />
          </span>
        </div>
      </div>
    </article>
  )
}
