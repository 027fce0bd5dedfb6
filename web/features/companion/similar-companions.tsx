import type { ReactNode } from 'react'
import type { Agent } from '../../../contract/companions/catalogue'
import { CompanionRow } from '../../ui/companions/companion-row'
import styles from './similar-companions.module.css'

type Props = { agents: readonly Agent[]; renderFavouriteButton: (agent: Agent) => ReactNode }

/** Other companions of the same category. */
export function SimilarCompanions({ agents, renderFavouriteButton }: Props) {
  if (agents.length === 0) return null
  return (
    <section className={`page rendered-late ${styles.similar}`} aria-labelledby="similar">
      <h2 id="similar">Dans le même esprit</h2>
      <div className={styles.companions}>
        {agents.map((agent) => (
          <CompanionRow key={agent.id} agent={agent} corner={renderFavouriteButton(agent)} />
        ))}
      </div>
    </section>
  )
}
