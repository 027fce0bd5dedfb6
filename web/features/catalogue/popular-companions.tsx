import type { ReactNode } from 'react'
import type { Agent } from '../../../contract/companions/catalogue'
import { CompanionCard } from '../../ui/companion-card'
import styles from './catalogue.module.css'

type Properties = { agents: readonly Agent[]; heartOf: (agent: Agent) => ReactNode }

/** Those that callers spend most time with, as pictures. */
export const PopularCompanions = ({ agents, heartOf }: Properties) => (
  <section className={styles.shelf} aria-labelledby="popular-title">
    <h2 id="popular-title" className={styles.heading}>
      Compagnons populaires
    </h2>
    <div className={styles.pictures}>
      {agents.map((agent, index) => (
        <CompanionCard
          key={agent.id}
          companion={agent}
          isFirst={index === 0}
          corner={heartOf(agent)}
        />
      ))}
    </div>
  </section>
)
