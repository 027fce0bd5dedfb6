import type { ReactNode } from 'react'
import type { Agent } from '../../../contract/catalogue'
import { CompanionRow } from '../../ui/companion-row'
import styles from './similar-companions.module.css'

type Properties = { agents: readonly Agent[]; cornerOf?: ((agent: Agent) => ReactNode) | undefined }

/** For someone who likes the kind and not quite the person. */
export function SimilarCompanions({ agents, cornerOf }: Properties) {
  if (agents.length === 0) return null
  return (
    <section className={`page ${styles.similar}`} aria-labelledby="similar">
      <h2 id="similar">Dans le même esprit</h2>
      <div className={styles.companions}>
        {agents.map((agent) => (
          <CompanionRow key={agent.id} agent={agent} corner={cornerOf?.(agent)} />
        ))}
      </div>
    </section>
  )
}
