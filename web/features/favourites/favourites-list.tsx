import { type ReactNode, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { pagePaths } from '../../../contract/paths'
import { messages } from '../../../domain/messages'
import { useFavourites } from '../../favourites'
import { ButtonLink } from '../../ui/button-link'
import { CompanionRow } from '../../ui/companion-row'
import { countCompanions } from '../../ui/count-companions'
import { EmptyState } from '../../ui/empty-state'
import { LoadFailure } from '../../ui/load-failure'
import { Skeleton } from '../../ui/skeleton'
import { useAgents } from '../../use-agents'
import { FavouriteButton } from './favourite-button'
import styles from './favourites-list.module.css'
import { OrderSelect } from './order-select'
import { readFavouriteOrder, sortFavourites } from './sort-favourites'

/** How many are drawn while they are on their way: the first screen. */
const mostPlaceholders = 6

/** « Mes Favoris »: whom someone comes back to, each with its heart. */
export function FavouritesList({ head }: { head: ReactNode }) {
  const favourites = useFavourites()
  const { data: agents, isFetching, isError, refetch } = useAgents()
  const [query, setQuery] = useSearchParams()
  const order = readFavouriteOrder(query.get('tri'))
  const companions = sortFavourites(agents ?? [], favourites, order)
  const section = useRef<HTMLElement>(null)
  const [hasRemoved, setRemoved] = useState(false)

  if (favourites.length === 0 || (agents && companions.length === 0))
    return (
      <>
        {head}
        <Nobody isFocused={hasRemoved} />
      </>
    )
  if (!agents && isError)
    return (
      <>
        {head}
        <LoadFailure
          message={messages.AGENTS_NOT_LOADED}
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
            {agents ? countCompanions(companions.length) : messages.AGENTS_LOADING}
          </p>
        </div>
        {companions.length > 1 && (
          <OrderSelect
            order={order}
            onChange={(tri) => setQuery({ tri }, { replace: true, preventScrollReset: true })}
          />
        )}
      </div>
      {!agents && <Placeholders count={favourites.length} />}
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
            agent={companion}
            corner={
              <FavouriteButton
                companion={companion}
                // The card goes with its heart: the keyboard stays in the list.
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

/** The last heart takes the list with it: the keyboard goes on from what stands there instead. */
const Nobody = ({ isFocused }: { isFocused: boolean }) => (
  <div
    tabIndex={-1}
    className={styles.nobody}
    ref={(place) => {
      if (isFocused) place?.focus({ preventScroll: true })
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
    {Array.from({ length: Math.min(count, mostPlaceholders) }, (_, index) => (
      <div key={index} className={styles.placeholder}>
        <Skeleton height="100%" />
      </div>
    ))}
  </div>
)
