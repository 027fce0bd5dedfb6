import { type ReactNode, useRef } from 'react'
import type { Agent } from '../../../contract/companions/catalogue'
import { type Category, healthCategory } from '../../../domain/categories'
import { messages } from '../../../domain/messages'
import { Button } from '../../ui/button'
import { EmptyState } from '../../ui/empty-state'
import { HealthNote } from '../../ui/health-note'
import styles from './catalogue.module.css'
import { CompanionPortions, portionSize } from './companion-portions'

type Properties = {
  agents: readonly Agent[]
  category: Category | null
  /** What was looked for: another search begins from its first results. */
  listKey: string
  onClear: () => void
  heartOf: (agent: Agent) => ReactNode
}

/** With filters, one section (section 2). */
export function SearchResults({ agents, category, listKey, onClear, heartOf }: Properties) {
  const title = useRef<HTMLHeadingElement>(null)
  return (
    <section className={styles.shelf} aria-labelledby="results-title">
      <h2 ref={title} id="results-title" className={styles.heading} tabIndex={-1}>
        Résultats de recherche
      </h2>
      {category === healthCategory && agents.length > 0 && <HealthNote />}
      {agents.length === 0 ? (
        <EmptyState action={<Button onClick={onClear}>Effacer les filtres</Button>}>
          {messages.AGENTS_NOT_MATCHED}
        </EmptyState>
      ) : (
        <CompanionPortions
          agents={agents}
          shownAtFirst={2 * portionSize}
          listKey={listKey}
          heartOf={heartOf}
          onFold={() => title.current?.focus()}
        />
      )}
    </section>
  )
}
