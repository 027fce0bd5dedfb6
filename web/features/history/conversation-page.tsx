import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import type { ConversationDetail } from '../../../contract/conversations/history'
import { pagePaths } from '../../../contract/paths'
import { messageFor } from '../../../domain/messages'
import { failureMessage } from '../../decode-problem'
import { Button } from '../../ui/button'
import { Card } from '../../ui/card'
import { Icon } from '../../ui/icon'
import { LoadFailure } from '../../ui/load-failure'
import { Skeleton } from '../../ui/skeleton'
import { ConversationHead } from './conversation-head'
import { ConversationReceipt } from './conversation-receipt'
import styles from './history.module.css'
import { RemoveDialog } from './remove-dialog'
import { SuccessScore } from './success-score'
import { Summary } from './summary'
import { isSummaryPending } from './summary-poll'
import { Transcript } from './transcript'
import { useConversation } from './use-conversations'

type ReportOf = (conversation: ConversationDetail) => ReactNode

type Properties = {
  id: string
  /** « Signaler », beside « Supprimer ». */
  reportOf: ReportOf
}

/** One conversation: what was said, what came of it, what it cost and why. */
export function ConversationPage({ id, reportOf }: Properties) {
  const { data: conversation, error, isFetching, refetch } = useConversation(id)
  return (
    <>
      <Link className={styles.back} to={pagePaths.profileHistory}>
        <Icon name="back" />
        Toutes vos conversations
      </Link>
      {conversation ? (
        <Conversation conversation={conversation} reportOf={reportOf} />
      ) : error ? (
        <LoadFailure
          message={messageFor('HISTORY_NOT_LOADED_BECAUSE', { message: failureMessage(error) })}
          onRetry={refetch}
          isRetrying={isFetching}
        />
      ) : (
        <div role="status" className={styles.panels}>
          <span className="visually-hidden">Chargement de la conversation...</span>
          <Skeleton height="20rem" />
          <Skeleton height="16rem" />
        </div>
      )}
    </>
  )
}

function Conversation({
  conversation,
  reportOf,
}: {
  conversation: ConversationDetail
  reportOf: ReportOf
}) {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const [isRemoving, setRemoving] = useState(false)
  const { agentName, summary, successScore, turns } = conversation
  async function forget() {
    // Before the list is shown: it would still hold the conversation.
    queryClient.removeQueries({ queryKey: ['conversations'], exact: true })
    await navigate(pagePaths.profileHistory, { replace: true })
  }

  const hasSummary = summary !== null || isSummaryPending(conversation)
  return (
    <>
      <ConversationHead conversation={conversation} />
      <div className={styles.panels}>
        <div className={styles.panels} style={{ gridTemplateColumns: 'minmax(0, 1fr)' }}>
          {hasSummary && (
            <Card className={styles.panel}>
              <h2>Résumé</h2>
              <Summary conversation={conversation} />
              {successScore !== null && <SuccessScore score={successScore} />}
            </Card>
          )}
          <Card className={styles.panel}>
            <h2>Paroles</h2>
            <Transcript turns={turns} agentName={agentName} />
          </Card>
        </div>
        <aside aria-label="Reçu">
          <ConversationReceipt conversation={conversation} />
        </aside>
      </div>
      <div className="row">
        <Button size="s" onClick={() => setRemoving(true)}>
          <Icon name="trash" size="s" />
          Supprimer cette conversation
        </Button>
        {reportOf(conversation)}
      </div>
      <RemoveDialog
        conversation={isRemoving ? conversation : null}
        onClose={() => setRemoving(false)}
        onRemoved={forget}
      />
    </>
  )
}
