import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import type { ConversationDetail } from '../../../../contract/conversations/history'
import { pagePaths } from '../../../../contract/paths'
import { publicMessageFor } from '../../../../domain/public-messages'
import { findFailureMessage } from '../../../api/decode-problem'
import { Button } from '../../../ui/buttons/button'
import { isSummaryPending } from '../../../ui/conversations/is-summary-pending'
import { Quotation } from '../../../ui/conversations/quotation'
import { useDeleteHighlight } from '../../../ui/conversations/use-delete-highlight'
import { LoadFailure } from '../../../ui/feedback/load-failure'
import { Skeleton } from '../../../ui/feedback/skeleton'
import { Icon } from '../../../ui/icons/icon'
import { Card } from '../../../ui/layout/card'
import { CallScore } from '../call-score'
import { useConversation } from '../conversation-queries'
import { DeleteConversationDialog } from '../delete-conversation-dialog'
import styles from '../history.module.css'
import { Summary } from '../summaries/summary'
import { ConversationHeader } from './conversation-header'
import { ConversationReceipt } from './conversation-receipt'
import { Transcript } from './transcript'

type RenderReportButton = (conversation: ConversationDetail) => ReactNode

type Props = {
  id: string
  /** The report button, beside the button that deletes the conversation. */
  renderReportButton: RenderReportButton
}

/** One conversation: transcript, summary, receipt. */
export function ConversationPage({ id, renderReportButton }: Props) {
  const { data: conversation, error, isFetching, refetch } = useConversation(id)
  return (
    <>
      <Link className={styles.back} to={pagePaths.profileHistory}>
        <Icon name="back" />
        Toutes vos conversations
      </Link>
      {conversation ? (
        <Conversation conversation={conversation} renderReportButton={renderReportButton} />
      ) : error ? (
        <LoadFailure
          message={publicMessageFor('NOT_LOADED_BECAUSE', {
            message: findFailureMessage(error),
          })}
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
  renderReportButton,
}: {
  conversation: ConversationDetail
  renderReportButton: RenderReportButton
}) {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const [isDialogOpen, setDialogOpen] = useState(false)
  const { agentName, summary, successScore, turns } = conversation
  async function returnToHistory() {
    // Discards the cached list, which still contains the conversation.
    queryClient.removeQueries({ queryKey: ['conversations'], exact: true })
    await navigate(pagePaths.profileHistory, { replace: true })
  }

  const hasSummary = summary !== null || isSummaryPending(conversation)
  return (
    <>
      <ConversationHeader conversation={conversation} />
      <div className={styles.panels}>
        <div className={styles.panels} style={{ gridTemplateColumns: 'minmax(0, 1fr)' }}>
          {hasSummary && (
            <Card className={styles.panel}>
              <h2>Résumé</h2>
              <Summary conversation={conversation} />
              <ConversationHighlight conversation={conversation} />
              {successScore !== null && <CallScore score={successScore} />}
            </Card>
          )}
          <Card className={styles.panel}>
            <h2>Paroles</h2>
            <Transcript turns={turns} companionName={agentName} />
          </Card>
        </div>
        <aside aria-label="Reçu">
          <ConversationReceipt conversation={conversation} />
        </aside>
      </div>
      <div className="row">
        <Button size="s" onClick={() => setDialogOpen(true)}>
          <Icon name="trash" size="s" />
          Supprimer cette conversation
        </Button>
        {renderReportButton(conversation)}
      </div>
      <DeleteConversationDialog
        conversation={isDialogOpen ? conversation : null}
        onClose={() => setDialogOpen(false)}
        onDeleted={returnToHistory}
      />
    </>
  )
}

/** Renders the highlight of the conversation, or nothing when the conversation has none. */
function ConversationHighlight({ conversation }: { conversation: ConversationDetail }) {
  const { id, agentName, highlight } = conversation
  const deletion = useDeleteHighlight(id, { queryKey: ['conversations', id] })
  return (
    highlight && <Quotation highlight={highlight} companionName={agentName} deletion={deletion} />
  )
}
