import type { ReactNode } from 'react'
import { messages } from '../../../domain/messages'
import { EmptyState } from '../../ui/empty-state'
import { LoadFailure } from '../../ui/load-failure'
import styles from './catalogue.module.css'
import { CatalogueLoading } from './catalogue-loading'
import { CategoryLinks } from './category-links'
import { CategoryShelf } from './category-shelf'
import { groupByCategory } from './group-by-category'
import { useAgents } from './use-agents'

/** Every companion, shelf by shelf, under the page's own head. */
export function Catalogue({ head }: { head: ReactNode }) {
  const { data: agents, isFetching, isError, refetch } = useAgents()
  const shelves = groupByCategory(agents ?? [])
  return (
    <div className={`page ${styles.catalogue}`}>
      <div className={styles.head}>
        {head}
        {shelves.length > 0 && (
          <>
            <p className="muted">Chacun a sa voix, son caractère et ses sujets.</p>
            <CategoryLinks shelves={shelves} />
          </>
        )}
        {agents?.length === 0 && <EmptyState>{messages.AGENTS_EMPTY}</EmptyState>}
        {!agents && isError && (
          <LoadFailure
            message={messages.AGENTS_NOT_LOADED}
            onRetry={refetch}
            isRetrying={isFetching}
          />
        )}
        {!agents && !isError && (
          <p role="status" className="muted">
            {messages.AGENTS_LOADING}
          </p>
        )}
      </div>
      {!agents && !isError && <CatalogueLoading />}
      {shelves.length > 0 && (
        <div className={styles.shelves}>
          {shelves.map((shelf) => (
            <CategoryShelf key={shelf.category} {...shelf} />
          ))}
        </div>
      )}
    </div>
  )
}
