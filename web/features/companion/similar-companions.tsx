import type { ReactNode } from 'react'
import type { Agent } from '../../../contract/companions/catalogue'
import { CompanionRow } from '../../ui/companions/companion-row'
import styles from './similar-companions.module.css'

type Props = {
  companions: readonly Agent[]
  renderFavouriteButton: (companion: Agent) => ReactNode
}

/** Other companions of the same category. */
export function SimilarCompanions({ companions, renderFavouriteButton }: Props) {
  if (companions.length === 0) return null
  return (
    <section className={`page rendered-late ${styles.similar}`} aria-labelledby="similar">
      <h2 id="similar">Dans le même esprit</h2>
      <div className={styles.companions}>
        {companions.map((companion) => (
          <CompanionRow
            key={companion.id}
            companion={companion}
            corner={renderFavouriteButton(companion)}
          />
        ))}
      </div>
    </section>
  )
}
