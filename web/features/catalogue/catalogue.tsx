import { type ReactNode, useDeferredValue, useMemo } from 'react'
import type { Agent } from '../../../contract/companions/catalogue'
import { messages } from '../../../domain/messages'
import { EmptyState } from '../../ui/empty-state'
import { LoadFailure } from '../../ui/load-failure'
import { useAgents } from '../../use-agents'
import { agentsProblem } from './agents-problem'
import styles from './catalogue.module.css'
import { CatalogueLoading } from './catalogue-loading'
import { CatalogueSections } from './catalogue-sections'
import { CatalogueToolbar } from './catalogue-toolbar'
import { type CatalogueView, clearFilters } from './catalogue-view'
import { findCompanions, hasFilters, toSearchable } from './search-companions'
import { SearchResults } from './search-results'
import { sortCompanions } from './sort-companions'
import { useCatalogueView } from './use-catalogue-view'

type Properties = {
  /** Above the search box: the page's title and its news. */
  head: ReactNode
  /** As the server knew them: shown at once, before all are here. */
  popular: readonly Agent[]
  /** What stands in the corner of each companion. */
  heartOf: (agent: Agent) => ReactNode
}

/** Every companion: in sections, or those that are looked for. */
export function Catalogue({ head, popular, heartOf }: Properties) {
  const { data, isFetching, error, refetch } = useAgents()
  // Drawn in slices: a touch in between is answered.
  const agents = useDeferredValue(data)
  const { view, change, settle } = useCatalogueView()
  // The letters one types come first, the companions they find right after.
  const shown = useDeferredValue(view)
  const found = useFound(agents, shown)
  const problem = !agents && error ? agentsProblem(error) : null
  const isLooking = hasFilters(shown)
  const isLoading = !agents && problem === null
  const opening = agents ?? (isLoading ? popular : nobody)
  return (
    <div className={`page ${styles.catalogue}`} data-looking={isLooking || undefined}>
      <div className={styles.head}>
        {head}
        {problem === null && agents?.length !== 0 && (
          <CatalogueToolbar
            view={view}
            onChange={change}
            onSearchLeft={settle}
            foundCount={agents && isLooking ? found.length : null}
            companionCount={agents?.length ?? 0}
          />
        )}
        {problem !== null && (
          <LoadFailure message={problem} onRetry={refetch} isRetrying={isFetching} />
        )}
      </div>
      {isLoading && (isLooking || popular.length === 0) && <CatalogueLoading />}
      {agents?.length === 0 && <EmptyState>{messages.AGENTS_EMPTY}</EmptyState>}
      {agents && agents.length > 0 && isLooking && (
        <SearchResults
          agents={found}
          category={shown.category}
          listKey={JSON.stringify({ ...shown, sort: null, isAscending: null })}
          onClear={() => change(clearFilters(view))}
          heartOf={heartOf}
        />
      )}
      {opening.length > 0 && !isLooking && (
        <CatalogueSections agents={opening} sorted={agents ? found : null} heartOf={heartOf} />
      )}
    </div>
  )
}

const nobody: readonly Agent[] = []

/** In the order asked for; sorted again only when that changes, not at every letter. */
function useFound(agents: readonly Agent[] = nobody, view: CatalogueView) {
  const { sort, isAscending } = view
  const searchable = useMemo(() => agents.map(toSearchable), [agents])
  const sorted = useMemo(
    () => sortCompanions(searchable, { sort, isAscending }),
    [searchable, sort, isAscending],
  )
  return useMemo(() => findCompanions(sorted, view), [sorted, view])
}
