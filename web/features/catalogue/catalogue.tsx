import { type ReactNode, useDeferredValue, useMemo, useState } from 'react'
import type { Agent } from '../../../contract/companions/catalogue'
import { publicMessages } from '../../../domain/public-messages'
import { useCompanions } from '../../api/use-companions'
import { EmptyState } from '../../ui/feedback/empty-state'
import { LoadFailure } from '../../ui/feedback/load-failure'
import styles from './catalogue.module.css'
import { CatalogueSections } from './catalogue-sections'
import { CatalogueSkeleton } from './catalogue-skeleton'
import { describeCompanionsFailure } from './describe-failure'
import { SearchResults } from './search-results'
import { CatalogueToolbar } from './toolbar/catalogue-toolbar'
import { type CatalogueView, clearSearchAndFilters } from './view/catalogue-view'
import { hasSearchOrFilters, searchCompanions, toSearchable } from './view/search-companions'
import { sortCompanions } from './view/sort-companions'
import { suggestCompanions } from './view/suggest-companions'
import { useCatalogueView } from './view/use-catalogue-view'
import { VoiceSuggestions } from './voice-suggestions/voice-suggestions'

type Props = {
  /** Page title and notices, above the search box. */
  head: ReactNode
  /** Popular companions rendered by the server, shown while all are loading. */
  popular: readonly Agent[]
  /** Rendered in the corner of each companion's card. */
  renderFavouriteButton: (companion: Agent) => ReactNode
  /** The user to whom voices are suggested; null hides the suggestions. */
  suggestionsFor: { id: string; hasCalled: boolean } | null
}

/** All companions in sections, or the results of a search. */
export function Catalogue({ head, popular, renderFavouriteButton, suggestionsFor }: Props) {
  const { data, isFetching, error, refetch } = useCompanions()
  // Deferred, so that rendering a long list does not block input.
  const companions = useDeferredValue(data)
  const { view, changeView, saveToUrl } = useCatalogueView()
  // Decided once per visit, because hiding the suggested voices during a search would move the search box.
  const [hasVoiceSuggestions, setHasVoiceSuggestions] = useState(!hasSearchOrFilters(view))
  // The typed text is rendered first, and the results afterwards.
  const deferredView = useDeferredValue(view)
  const { foundCompanions, suggestion } = useMatchingCompanions(companions, deferredView)
  const failureMessage = !companions && error ? describeCompanionsFailure(error) : null
  const isSearchOrFilterActive = hasSearchOrFilters(deferredView)
  const isLoading = !companions && failureMessage === null
  const isLoadingOrFilled = failureMessage === null && companions?.length !== 0
  const sectionCompanions = companions ?? (isLoading ? popular : noCompanions)
  return (
    <div
      className={`page ${styles.catalogue}`}
      data-has-results={isSearchOrFilterActive || undefined}
    >
      <div className={styles.head}>
        {head}
        {hasVoiceSuggestions && suggestionsFor !== null && isLoadingOrFilled && (
          <VoiceSuggestions
            userId={suggestionsFor.id}
            hasCalled={suggestionsFor.hasCalled}
            companions={companions}
            onDismiss={() => setHasVoiceSuggestions(false)}
          />
        )}
        {isLoadingOrFilled && (
          <CatalogueToolbar
            view={view}
            onChange={changeView}
            onSearchBlur={saveToUrl}
            foundCount={companions && isSearchOrFilterActive ? foundCompanions.length : null}
            companionCount={companions?.length ?? 0}
          />
        )}
        {failureMessage !== null && (
          <LoadFailure message={failureMessage} onRetry={refetch} isRetrying={isFetching} />
        )}
      </div>
      {isLoading && (isSearchOrFilterActive || popular.length === 0) && <CatalogueSkeleton />}
      {companions?.length === 0 && <EmptyState>{publicMessages.AGENTS_EMPTY}</EmptyState>}
      {companions && companions.length > 0 && isSearchOrFilterActive && (
        <SearchResults
          companions={foundCompanions}
          suggestion={suggestion}
          search={deferredView.search}
          category={deferredView.category}
          listKey={JSON.stringify({ ...deferredView, sort: null, isAscending: null })}
          onClear={() => changeView(clearSearchAndFilters(view))}
          renderFavouriteButton={renderFavouriteButton}
        />
      )}
      {sectionCompanions.length > 0 && !isSearchOrFilterActive && (
        <CatalogueSections
          companions={sectionCompanions}
          sortedCompanions={companions ? foundCompanions : null}
          renderFavouriteButton={renderFavouriteButton}
        />
      )}
    </div>
  )
}

const noCompanions: readonly Agent[] = []

/**
 * Finds the matching companions, and suggests others when there are none. Sorts only when the
 * companions or the sort order change, not on each keystroke.
 */
function useMatchingCompanions(companions: readonly Agent[] = noCompanions, view: CatalogueView) {
  const { sort, isAscending } = view
  const searchables = useMemo(() => companions.map(toSearchable), [companions])
  const sortedCompanions = useMemo(
    () => sortCompanions(searchables, { sort, isAscending }),
    [searchables, sort, isAscending],
  )
  return useMemo(() => {
    const foundCompanions = searchCompanions(sortedCompanions, view)
    const suggestion =
      foundCompanions.length === 0 ? suggestCompanions(sortedCompanions, view) : null
    return { foundCompanions, suggestion }
  }, [sortedCompanions, view])
}
