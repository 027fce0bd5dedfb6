import type { ReactNode } from 'react'
import { type CardCompanion, CompanionCard } from '../../ui/companions/companion-card'
import { categoryIcons } from '../../ui/icons/category-icons'
import { PlayingBars } from '../../ui/icons/playing-bars'
import { ChipTabs } from '../../ui/layout/chip-tabs'
import type { CategoryTab } from './group-landing-companions'
import landing from './landing.module.css'
import styles from './landing-companions.module.css'

type FavouriteButtonProps = { renderFavouriteButton: (companion: CardCompanion) => ReactNode }

/** A tab for each category of the landing page, with at most three companions. */
export function LandingCompanions({
  tabs,
  renderFavouriteButton,
}: FavouriteButtonProps & { tabs: readonly CategoryTab[] }) {
  if (tabs.length === 0) return null
  return (
    <section className={`rendered-late ${landing.section}`}>
      <div className="page">
        <h2 className={landing.heading}>À chaque moment, sa voix</h2>
        <ChipTabs
          label="Catégories"
          tabs={tabs.map(({ category, label, companions }) => ({
            id: category,
            label,
            icon: categoryIcons[category],
            panel: (
              <CategoryPanel
                companions={companions}
                renderFavouriteButton={renderFavouriteButton}
              />
            ),
          }))}
        />
      </div>
    </section>
  )
}

/** The companions of a tab. Every 6 s the next card shows moving bars for 3 s, as if the companion spoke. */
const CategoryPanel = ({
  companions,
  renderFavouriteButton,
}: FavouriteButtonProps & Pick<CategoryTab, 'companions'>) => (
  <div className={styles.scroller}>
    {companions.map((companion, index) => (
      <CompanionCard
        key={companion.id}
        companion={companion}
        corner={renderFavouriteButton(companion)}
      >
        <span className={styles.speaking} style={{ '--position': index }}>
          <PlayingBars />
        </span>
      </CompanionCard>
    ))}
  </div>
)
