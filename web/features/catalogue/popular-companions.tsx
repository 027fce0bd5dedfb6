import type { ReactNode } from 'react'
import type { Agent } from '../../../contract/companions/catalogue'
import { CompanionCard } from '../../ui/companions/companion-card'
import styles from './catalogue.module.css'

type Props = { agents: readonly Agent[]; renderFavouriteButton: (agent: Agent) => ReactNode }

/** The most-called companions, as large cards. */
export const PopularCompanions = ({ agents, renderFavouriteButton }: Props) => (
  <section className={styles.shelf} aria-labelledby="popular-title">
    <h2 id="popular-title" className={styles.heading}>
      Compagnons populaires
    </h2>
    <div className={styles.pictures}>
      {agents.map((agent, index) => (
        <CompanionCard
          key={agent.id}
          companion={agent}
          isAboveFold={index === 0}
          corner={renderFavouriteButton(agent)}
        />
      ))}
    </div>
  </section>
)
