import { type ReactNode, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { pagePaths } from '../../../contract/paths'
import { publicMessages } from '../../../domain/public-messages'
import { useCompanions } from '../../api/use-companions'
import { useFavourites } from '../../favourites/use-favourites'
import { ButtonLink } from '../../ui/buttons/button'
import { CompanionRow } from '../../ui/companions/companion-row'
import { formatCompanionCount } from '../../ui/companions/format-companion-count'
import { EmptyState } from '../../ui/feedback/empty-state'
import { LoadFailure } from '../../ui/feedback/load-failure'
import { Skeleton } from '../../ui/feedback/skeleton'
import { FavouriteButton } from './favourite-button'
import styles from './favourites-list.module.css'
import { parseFavouriteSort, sortFavourites } from './sort-favourites'
import { SortSelect } from './sort-select'

/** Maximum number of placeholders while loading: about one screen. */
const maxPlaceholders = 6

/** The user's favourite companions. */
export function FavouritesList({ head }: { head: ReactNode }) {
  const favourites = useFavourites()
  const { data: allCompanions, isFetching, isError, refetch } = useCompanions()
  const [query, setQuery] = useSearchParams()
  const sort = parseFavouriteSort(query.get('tri'))
  const companions = sortFavourites(allCompanions ?? [], favourites, sort)
  const section = useRef<HTMLElement>(null)
  const [hasRemoved, setRemoved] = useState(false)

  if (favourites.length === 0 || (allCompanions && companions.length === 0))
    return (
      <>
        {head}
        <EmptyFavourites isFocused={hasRemoved} />
      </>
    )
  if (!allCompanions && isError)
    return (
      <>
        {head}
        <LoadFailure
          message={publicMessages.AGENTS_NOT_LOADED}
          onRetry={refetch}
          isRetrying={isFetching}
        />
      </>
    )
  return (
    <>
      <div className={styles.head}>
        <div>
          {head}
          <p className="muted" role="status">
            {allCompanions
              ? formatCompanionCount(companions.length)
              : publicMessages.AGENTS_LOADING}
          </p>
        </div>
        {companions.length > 1 && (
          <SortSelect
            sort={sort}
            onChange={(tri) => setQuery({ tri }, { replace: true, preventScrollReset: true })}
          />
        )}
      </div>
      {!allCompanions && <Placeholders count={favourites.length} />}
      <section
        ref={section}
        tabIndex={-1}
        className={styles.companions}
        aria-labelledby="favourite-companions"
      >
        <h2 id="favourite-companions" className="visually-hidden">
          Vos compagnons favoris
        </h2>
        {companions.map((companion) => (
          <CompanionRow
            key={companion.id}
            companion={companion}
            corner={
              <FavouriteButton
                companion={companion}
                // The focus moves to the list, because the card with the focus disappears.
                onToggled={() => {
                  section.current?.focus({ preventScroll: true })
                  setRemoved(true)
                }}
              />
            }
          />
        ))}
      </section>
    </>
  )
}

/** The empty state, which receives the focus after the last favourite is removed. */
const EmptyFavourites = ({ isFocused }: { isFocused: boolean }) => (
  <div
    tabIndex={-1}
    className={styles.empty}
    ref={(element) => {
      if (isFocused) element?.focus({ preventScroll: true })
    }}
  >
    <EmptyState
      action={
        <ButtonLink kind="primary" to={pagePaths.dashboard}>
          Découvrir les compagnons
        </ButtonLink>
      }
    >
      Touchez le cœur d’un compagnon : vous le retrouverez ici.
    </EmptyState>
  </div>
)

const Placeholders = ({ count }: { count: number }) => (
  <div className={styles.companions} aria-hidden="true">
    {Array.from({ length: Math.min(count, maxPlaceholders) }, (_, index) => (
      <div key={index} className={styles.placeholder}>
        <Skeleton height="100%" />
      </div>
    ))}
  </div>
)
