import { type ReactNode, useRef } from 'react'
import type { Agent } from '../../../contract/companions/catalogue'
import { type Category, healthCategory } from '../../../domain/categories'
import { messages } from '../../../domain/messages'
import { Button } from '../../ui/buttons/button'
import { HealthDisclaimer } from '../../ui/companions/health-disclaimer'
import { EmptyState } from '../../ui/feedback/empty-state'
import styles from './catalogue.module.css'
import { PagedCompanions, pageSize } from './paged-companions'

type Props = {
  agents: readonly Agent[]
  category: Category | null
  /** Identifies the search: a new one starts with the first results. */
  listKey: string
  onClear: () => void
  renderFavouriteButton: (agent: Agent) => ReactNode
}

/** The results of a search or filter, in one section. */
export function SearchResults({
  agents,
  category,
  listKey,
  onClear,
  renderFavouriteButton,
}: Props) {
  const title = useRef<HTMLHeadingElement>(null)
  return (
    <section className={styles.shelf} aria-labelledby="results-title">
      <h2 ref={title} id="results-title" className={styles.heading} tabIndex={-1}>
        Résultats de recherche
      </h2>
      {category === healthCategory && agents.length > 0 && <HealthDisclaimer />}
      {agents.length === 0 ? (
        <EmptyState action={<Button onClick={onClear}>Effacer les filtres</Button>}>
          {messages.AGENTS_NOT_MATCHED}
        </EmptyState>
      ) : (
        <PagedCompanions
          agents={agents}
          initialCount={2 * pageSize}
          listKey={listKey}
          renderFavouriteButton={renderFavouriteButton}
          onCollapse={() => title.current?.focus()}
        />
      )}
    </section>
  )
}
