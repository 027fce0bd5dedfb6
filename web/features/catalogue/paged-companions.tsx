import { type ReactNode, startTransition, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Agent } from '../../../contract/companions/catalogue'
import { Button } from '../../ui/buttons/button'
import { CompanionRow } from '../../ui/companions/companion-row'
import { Icon } from '../../ui/icons/icon'
import styles from './catalogue.module.css'

/** How many companions "Voir plus" adds. */
export const pageSize = 12

/** How many companions of a new list are rendered first, so that typing in the search stays fast. */
const firstRenderCount = 6

type Props = {
  companions: readonly Agent[]
  initialCount: number
  /** When the key changes, the list starts from its beginning again. */
  listKey?: string
  renderFavouriteButton: (companion: Agent) => ReactNode
  /** Called after the list is collapsed. */
  onCollapse: () => void
}

/** Companions in rows: the first ones, with a button for more. */
export function PagedCompanions(props: Props) {
  const { companions, initialCount, listKey = '', renderFavouriteButton, onCollapse } = props
  // How many companions are shown, and of which list.
  const [extent, setExtent] = useState({ listKey, count: initialCount })
  const list = useRef<HTMLDivElement>(null)
  const isNewList = extent.listKey !== listKey
  const count = isNewList ? Math.min(initialCount, firstRenderCount) : extent.count
  const remainingCount = companions.length - count
  const setCount = (newCount: number) => setExtent({ listKey, count: newCount })

  // The rest of the initial results is rendered in a transition, so that typing is not blocked.
  useEffect(() => {
    if (isNewList) startTransition(() => setExtent({ listKey, count: initialCount }))
  }, [isNewList, listKey, initialCount])

  function showMore() {
    flushSync(() => setCount(count + pageSize))
    // Moves the focus to the first added companion in the same frame.
    list.current?.children[count]?.querySelector('a')?.focus({ preventScroll: true })
  }

  function showLess() {
    setCount(initialCount)
    onCollapse()
  }

  return (
    <>
      <div ref={list} className={styles.companions}>
        {companions.slice(0, count).map((companion) => (
          <CompanionRow
            key={companion.id}
            companion={companion}
            corner={renderFavouriteButton(companion)}
          />
        ))}
      </div>
      {companions.length > initialCount && (
        <div className={styles.more}>
          {remainingCount > 0 && (
            <Button kind="ghost" size="s" onClick={showMore}>
              {`Voir plus (${remainingCount} ${remainingCount === 1 ? 'restant' : 'restants'})`}
              <Icon name="chevron" size="s" />
            </Button>
          )}
          {count > initialCount && (
            <Button kind="ghost" size="s" onClick={showLess}>
              Voir moins
              <Icon name="chevron" size="s" className={styles.upwards} />
            </Button>
          )}
        </div>
      )}
    </>
  )
}
