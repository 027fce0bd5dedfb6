import type { ConversationDetail } from '../../../../contract/conversations/history'
import { ratingLabels, ratings } from '../../../../domain/ratings'
import { Portrait } from '../../../ui/companions/portrait'
import { Stars } from '../../../ui/icons/stars'
import { ConversationDate } from '../conversation-date'
import styles from '../history.module.css'

/** The companion, the date, the duration and the user's rating. */
export function ConversationHeader({ conversation }: { conversation: ConversationDetail }) {
  const { agentName, agentImage, startedAt, durationSeconds } = conversation
  const rating = ratings.find((allowedRating) => allowedRating === conversation.rating)
  return (
    <div className={styles.who}>
      <Portrait image={agentImage} width={80} isLazy={false} />
      <div className="stack" style={{ '--stack': '0.25rem' }}>
        <p className="display" style={{ fontSize: 'var(--text-title)' }}>
          {agentName}
        </p>
        <p className="muted num">
          <ConversationDate startedAt={startedAt} durationSeconds={durationSeconds} />
        </p>
        {rating && (
          <p className="row small muted" style={{ '--row': '0.5rem' }}>
            Votre note <Stars count={rating} /> {ratingLabels[rating]}
          </p>
        )}
      </div>
    </div>
  )
}
