import type { ReactNode } from 'react'
import type { Agent } from '../../../contract/companions/catalogue'
import { CompanionCard } from '../../ui/companions/companion-card'
import styles from './catalogue.module.css'

type Props = {
  companions: readonly Agent[]
  renderFavouriteButton: (companion: Agent) => ReactNode
}

/** The companions with the most minutes of calls (`pickPopularCompanions`), as large cards. */
export const PopularCompanions = ({ companions, renderFavouriteButton }: Props) => (
  <section className={styles.shelf} aria-labelledby="popular-title">
    <h2 id="popular-title" className={styles.heading}>
      Compagnons populaires
    </h2>
    <div className={styles.pictures}>
      {companions.map((companion, index) => (
        <CompanionCard
          key={companion.id}
          companion={companion}
          isAboveFold={index === 0}
          corner={renderFavouriteButton(companion)}
        />
      ))}
    </div>
  </section>
)
