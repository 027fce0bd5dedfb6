import { ConversationPage } from '../../features/history/conversation/conversation-page'
import styles from '../../features/history/history.module.css'
import { ReportButton } from '../../features/report/report-button'
import { PageTitle } from '../../ui/layout/page-title'
import type { Route } from './+types/conversation'

export const meta: Route.MetaFunction = () => [{ title: 'Conversation · Amivoix' }]

export default function Conversation({ params }: Route.ComponentProps) {
  return (
    <div className={`page ${styles.page}`}>
      <div className="visually-hidden">
        <PageTitle>Historique</PageTitle>
      </div>
      <ConversationPage
        id={params.conversationId}
        renderReportButton={({ id, agentName, turns }) => (
          <ReportButton
            subject={{
              kind: 'conversation',
              conversationId: id,
              name: agentName,
              hasTranscript: turns !== null,
            }}
          />
        )}
      />
    </div>
  )
}
