import { useQueryClient } from '@tanstack/react-query'
import { type RefObject, useRef, useState } from 'react'
import type { Conversation } from '../../../../contract/conversations/history'
import { pagePaths } from '../../../../contract/paths'
import { publicMessageFor } from '../../../../domain/public-messages'
import { findFailureMessage } from '../../../api/decode-problem'
import { ButtonLink } from '../../../ui/buttons/button'
import { EmptyState } from '../../../ui/feedback/empty-state'
import { LoadFailure } from '../../../ui/feedback/load-failure'
import { Skeleton } from '../../../ui/feedback/skeleton'
import { Card } from '../../../ui/layout/card'
import { useConversations } from '../conversation-queries'
import { DeleteConversationDialog } from '../delete-conversation-dialog'
import styles from '../history.module.css'
import { HistoryEntry } from './history-entry'
import { HistoryToolbar } from './history-toolbar'
import { type ConversationSort, sortConversations } from './sort-conversations'

/** The last ten conversations, each with its summary and cost. */
export function HistoryList() {
  const { data: conversations, error, isFetching, refetch } = useConversations()
  const list = useRef<HTMLDivElement>(null)
  if (!conversations && error)
    return (
      <LoadFailure
        message={publicMessageFor('NOT_LOADED_BECAUSE', {
          message: findFailureMessage(error),
        })}
        onRetry={refetch}
        isRetrying={isFetching}
      />
    )
  if (!conversations) return <HistoryLoading />
  return (
    <div ref={list} tabIndex={-1} className={styles.conversations}>
      {conversations.length === 0 ? (
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
      ) : (
        <Conversations conversations={conversations} list={list} />
      )}
    </div>
  )
}

type Props = { conversations: readonly Conversation[]; list: RefObject<HTMLElement | null> }

function Conversations({ conversations, list }: Props) {
  const queryClient = useQueryClient()
  const [sort, setSort] = useState<ConversationSort>('newest')
  const [conversationToDelete, setConversationToDelete] = useState<Conversation | null>(null)

  async function handleDeletion() {
    setConversationToDelete(null)
    await queryClient.invalidateQueries({ queryKey: ['conversations'] })
    // The focus moves to the list, because the focused button was removed with its row. The list's
    // element stays when the last conversation was deleted.
    list.current?.focus()
  }

  return (
    <>
      <HistoryToolbar conversations={conversations} sort={sort} onSort={setSort} />
      <Card className={styles.list}>
        {sortConversations(conversations, sort).map((conversation) => (
          <HistoryEntry
            key={conversation.id}
            conversation={conversation}
            onDelete={() => setConversationToDelete(conversation)}
          />
        ))}
      </Card>
      <DeleteConversationDialog
        conversation={conversationToDelete}
        onClose={() => setConversationToDelete(null)}
        onDeleted={handleDeletion}
      />
    </>
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
