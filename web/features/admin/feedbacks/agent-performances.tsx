import { formatAverageRating } from '../../../../domain/admin/feedback-labels'
import { categories } from '../../../../domain/categories'
import { messages } from '../../../../domain/messages'
import { AgentImage } from '../agents/agent-image'
import { PerformanceBadge } from '../agents/performance-badge'
import { DataTable } from '../list/data-table'
import { QueryResult } from '../list/query-result'
import { useMostRatedAgents } from './feedback-queries'
import styles from './feedbacks.module.css'

/** The agents with the most ratings, with their average rating and its label. */
export function AgentPerformances() {
  const query = useMostRatedAgents()
  return (
    <section className="stack stack--fill">
      <h2>Performance des agents</h2>
      <QueryResult
        query={query}
        failure={messages.FEEDBACKS_NOT_LOADED}
        isEmpty={(agents) => agents.length === 0}
        emptyText="Aucun agent n’a encore été noté."
      >
        {(agents) => (
          <DataTable
            caption="Les agents qui ont reçu le plus d’avis"
            rows={agents}
            rowKey={({ agentId }) => agentId}
            columns={[
              {
                key: 'agent',
                label: 'Agent',
                cell: ({ agentName, agentImage }) => (
                  <span className={styles.agent}>
                    <AgentImage url={agentImage} />
                    {agentName}
                  </span>
                ),
              },
              {
                key: 'category',
                label: 'Catégorie',
                cell: ({ category }) => categories[category].label,
              },
              {
                key: 'count',
                label: 'Avis',
                cell: ({ feedbackCount }) => <span className="num">{feedbackCount}</span>,
              },
              {
                key: 'average',
                label: 'Note moyenne',
                cell: ({ averageRating }) => (
                  <span className="num">{formatAverageRating(averageRating)}</span>
                ),
              },
              {
                key: 'performance',
                label: 'Performance',
                cell: ({ averageRating }) => <PerformanceBadge averageRating={averageRating} />,
              },
            ]}
          />
        )}
      </QueryResult>
    </section>
  )
}
