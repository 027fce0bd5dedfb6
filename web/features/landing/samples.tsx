import type { ReactNode } from 'react'
import { categoryIcons } from '../../ui/category-icons'
import { ChipTabs } from '../../ui/chip-tabs'
import { type CardCompanion, CompanionCard } from '../../ui/companion-card'
import { LevelBars } from '../../ui/level-bars'
import type { SampleTab } from './group-samples'
import landing from './landing.module.css'
import styles from './samples.module.css'

type Hearts = { heartOf: (companion: CardCompanion) => ReactNode }

/** Five moods, three companions each (first document, section 2, « Category tabs »). */
export function Samples({ tabs, heartOf }: Hearts & { tabs: readonly SampleTab[] }) {
  if (tabs.length === 0) return null
  return (
    <section className={`drawn-late ${landing.section}`}>
      <div className="page">
        <h2 className={landing.heading}>À chaque moment, sa voix</h2>
        <ChipTabs
          label="Catégories"
          tabs={tabs.map(({ category, label, companions }) => ({
            id: category,
            label,
            icon: categoryIcons[category],
            panel: <SamplePanel companions={companions} heartOf={heartOf} />,
          }))}
        />
      </div>
    </section>
  )
}

/** One after the other seems to speak, 3 s in every 6. */
const SamplePanel = ({ companions, heartOf }: Hearts & Pick<SampleTab, 'companions'>) => (
  <div className={styles.scroller}>
    {companions.map((companion, index) => (
      <CompanionCard key={companion.id} companion={companion} corner={heartOf(companion)}>
        <span className={styles.speaking} style={{ '--turn': index }}>
          <LevelBars />
        </span>
      </CompanionCard>
    ))}
  </div>
)
