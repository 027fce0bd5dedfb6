import type { ReactNode } from 'react'
import type { Agent } from '../../../contract/companions/catalogue'
import { CompanionRow } from '../../ui/companion-row'
import styles from './similar-companions.module.css'

type Properties = { agents: readonly Agent[]; heartOf: (agent: Agent) => ReactNode }

/** For someone who likes the kind and not quite the person. */
export function SimilarCompanions({ agents, heartOf }: Properties) {
  if (agents.length === 0) return null
  return (
    <section className={`page drawn-late ${styles.similar}`} aria-labelledby="similar">
      <h2 id="similar">Dans le même esprit</h2>
      <div className={styles.companions}>
        {agents.map((agent) => (
          <CompanionRow key={agent.id} agent={agent} corner={heartOf(agent)} />
        ))}
      </div>
    </section>
  )
}
