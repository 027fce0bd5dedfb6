import type { AdminFeedback } from '../../../../contract/admin/feedbacks'
import { getSentiment, type Sentiment } from '../../../../domain/admin/feedback-labels'
import { shortenId } from '../../../../domain/admin/short-id'
import { formatDuration } from '../../../../domain/formatting/duration'
import { Stars } from '../../../ui/icons/stars'
import { StatusBadge, type StatusTone } from '../../../ui/layout/status-badge'
import { formatLocalMoment } from '../../../ui/local-time'
import { type Column, DataTable } from '../list/data-table'
import styles from './feedbacks.module.css'

const sentiments: Record<Sentiment, { label: string; tone: StatusTone }> = {
  positive: { label: 'Positif', tone: 'good' },
  neutral: { label: 'Neutre', tone: 'pending' },
  negative: { label: 'Négatif', tone: 'bad' },
}

const columns: readonly Column<AdminFeedback>[] = [
  { key: 'agent', label: 'Agent', cell: ({ agentName }) => agentName },
  { key: 'rating', label: 'Note', cell: ({ rating }) => <Stars count={rating} /> },
  {
    key: 'sentiment',
    label: 'Sentiment',
    cell: ({ rating }) => <SentimentBadge rating={rating} />,
  },
  {
    key: 'comment',
    label: 'Commentaire',
    cell: ({ comment }) =>
      comment ? (
        <p className={styles.comment}>{comment}</p>
      ) : (
        <span className="faint">Sans commentaire</span>
      ),
  },
  {
    key: 'duration',
    label: 'Durée',
    cell: ({ conversationDurationSeconds }) => (
      <span className="num">{formatDuration(conversationDurationSeconds)}</span>
    ),
  },
  {
    key: 'user',
    label: 'Utilisateur',
    cell: ({ userId }) => <span className="num">{shortenId(userId)}</span>,
  },
  {
    key: 'date',
    label: 'Date',
    cell: ({ createdAt }) => <time dateTime={createdAt}>{formatLocalMoment(createdAt)}</time>,
  },
]

type Props = { feedbacks: readonly AdminFeedback[]; isStale: boolean }

export const FeedbackTable = ({ feedbacks, isStale }: Props) => (
  <DataTable
    caption="Avis des utilisateurs, les plus récents d’abord"
    columns={columns}
    rows={feedbacks}
    rowKey={({ id }) => id}
    isStale={isStale}
  />
)

function SentimentBadge({ rating }: { rating: number }) {
  const { label, tone } = sentiments[getSentiment(rating)]
  return <StatusBadge tone={tone}>{label}</StatusBadge>
}
