import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { Conversation } from '../../../contract/conversations/history'
import { pagePaths } from '../../../contract/paths'
import { messageFor } from '../../../domain/messages'
import { failureMessage } from '../../decode-problem'
import { ButtonLink } from '../../ui/button-link'
import { Card } from '../../ui/card'
import { EmptyState } from '../../ui/empty-state'
import { LoadFailure } from '../../ui/load-failure'
import { Skeleton } from '../../ui/skeleton'
import styles from './history.module.css'
import { HistoryEntry } from './history-entry'
import { HistoryTools } from './history-tools'
import { RemoveDialog } from './remove-dialog'
import { type ConversationOrder, sortConversations } from './sort-conversations'
import { useConversations } from './use-conversations'

/** The last ten conversations, with what each cost. */
export function HistoryList() {
  const { data: conversations, error, isFetching, refetch } = useConversations()
  if (!conversations && error)
    return (
      <LoadFailure
        message={messageFor('HISTORY_NOT_LOADED_BECAUSE', { message: failureMessage(error) })}
        onRetry={refetch}
        isRetrying={isFetching}
      />
    )
  if (!conversations) return <HistoryLoading />
  if (conversations.length === 0)
    return (
      <Card>
        <EmptyState
          action={
            <ButtonLink kind="primary" to={pagePaths.dashboard}>
              Choisir un compagnon
            </ButtonLink>
          }
        >
          Vos conversations apparaîtront ici, avec leur résumé et ce qu’elles ont coûté.
        </EmptyState>
      </Card>
    )
  return <Conversations conversations={conversations} />
}

function Conversations({ conversations }: { conversations: readonly Conversation[] }) {
  const queryClient = useQueryClient()
  const [order, setOrder] = useState<ConversationOrder>('newest')
  const [removing, setRemoving] = useState<Conversation | null>(null)
  const list = useRef<HTMLDivElement>(null)

  async function forget() {
    setRemoving(null)
    await queryClient.invalidateQueries({ queryKey: ['conversations'] })
    // The button that had the focus is gone with its row.
    list.current?.focus()
  }

  return (
    <div ref={list} tabIndex={-1} className={styles.conversations}>
      <HistoryTools conversations={conversations} order={order} onOrder={setOrder} />
      <Card className={styles.list}>
        {sortConversations(conversations, order).map((conversation) => (
          <HistoryEntry
            key={conversation.id}
            conversation={conversation}
            onRemove={() => setRemoving(conversation)}
          />
        ))}
      </Card>
      <RemoveDialog conversation={removing} onClose={() => setRemoving(null)} onRemoved={forget} />
    </div>
  )
}

const HistoryLoading = () => (
  <Card className={styles.list}>
    <p role="status" className="visually-hidden">
      Chargement de vos conversations...
    </p>
    {['first', 'second', 'third'].map((entry) => (
      <div key={entry} className={styles.entry}>
        <Skeleton width="4rem" height="4.8rem" />
        <div className={styles.body}>
          <Skeleton width="9rem" height="1.25rem" />
          <Skeleton height="1rem" />
          <Skeleton width="70%" height="1rem" />
        </div>
      </div>
    ))}
  </Card>
)
