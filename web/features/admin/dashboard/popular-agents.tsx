import type { AdminDashboard } from '../../../../contract/admin/dashboard'
import { categories } from '../../../../domain/categories'
import { Card } from '../../../ui/layout/card'
import { AgentImage } from '../agents/agent-image'
import styles from './dashboard.module.css'

const integerFormat = new Intl.NumberFormat('fr-FR')

/** The agents with the most ratings. */
export const PopularAgents = ({ agents }: { agents: AdminDashboard['popularAgents'] }) => (
  <Card className={styles.card}>
    <h2>Agents Populaires</h2>
    {agents.length === 0 ? (
      <p className="muted">Aucun agent n’a encore été noté.</p>
    ) : (
      <ol className={styles.ranking}>
        {agents.map(({ agentId, agentName, agentImage, category, feedbackCount }, index) => (
          <li key={agentId}>
            <span className="muted num" aria-hidden="true">
              {index + 1}
            </span>
            <AgentImage url={agentImage} />
            <div>
              <p className={styles.agent}>{agentName}</p>
              <p className="muted small">{categories[category].label}</p>
            </div>
            <span className="muted small num">{integerFormat.format(feedbackCount)} avis</span>
          </li>
        ))}
      </ol>
    )}
  </Card>
)
