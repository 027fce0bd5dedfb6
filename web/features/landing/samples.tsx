import { type CardCompanion, CompanionCard } from '../../ui/companion-card'
import { LevelBars } from '../../ui/level-bars'
import landing from './landing.module.css'
import styles from './samples.module.css'

/** A few companions; one after the other seems to speak, 3 s in every 6 (first document, section 2). */
export function Samples({ companions }: { companions: readonly CardCompanion[] }) {
  if (companions.length === 0) return null
  return (
    <section className={landing.section}>
      <div className="page">
        <h2 className={landing.heading}>À chaque moment, sa voix</h2>
        <div className={styles.scroller}>
          {companions.map((companion, index) => (
            <CompanionCard key={companion.id} companion={companion}>
              <span className={styles.speaking} style={{ '--turn': index }}>
                <LevelBars />
              </span>
            </CompanionCard>
          ))}
        </div>
      </div>
    </section>
  )
}
