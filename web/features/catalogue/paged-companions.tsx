import { type ReactNode, startTransition, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Agent } from '../../../contract/companions/catalogue'
import { Button } from '../../ui/buttons/button'
import { CompanionRow } from '../../ui/companions/companion-row'
import { Icon } from '../../ui/icons/icon'
import styles from './catalogue.module.css'

/** How many companions "Voir plus" adds. */
export const pageSize = 12

/** How many results are rendered at once while typing, so that the next paint is quick. */
const firstRenderCount = 6

type Properties = {
  agents: readonly Agent[]
  initialCount: number
  /** A new key shows the list from its start. */
  listKey?: string
  renderFavouriteButton: (agent: Agent) => ReactNode
  /** Called after the list is collapsed. */
  onCollapse: () => void
}

/** Companions in rows: the first ones, and more on request. */
export function PagedCompanions(properties: Properties) {
  const {
    agents,
    initialCount: shownAtFirst,
    listKey = '',
    renderFavouriteButton,
    onCollapse: onFold,
  } = properties
  const [extent, setExtent] = useState({ listKey, count: shownAtFirst })
  const list = useRef<HTMLDivElement>(null)
  const isNewList = extent.listKey !== listKey
  const count = isNewList ? Math.min(shownAtFirst, firstRenderCount) : extent.count
  const restCount = agents.length - count
  const show = (count: number) => setExtent({ listKey, count })

  // The rest of the initial results are rendered in a transition, so that typing is not blocked.
  useEffect(() => {
    if (isNewList) startTransition(() => setExtent({ listKey, count: shownAtFirst }))
  }, [isNewList, listKey, shownAtFirst])

  function showMore() {
    flushSync(() => show(count + pageSize))
    // Moves the focus to the first added companion in the same frame.
    list.current?.children[count]?.querySelector('a')?.focus({ preventScroll: true })
  }

  function showLess() {
    show(shownAtFirst)
    onFold()
  }

  return (
    <>
      <div ref={list} className={styles.companions}>
        {agents.slice(0, count).map((agent) => (
          <CompanionRow key={agent.id} agent={agent} corner={renderFavouriteButton(agent)} />
        ))}
      </div>
      {agents.length > shownAtFirst && (
        <div className={styles.more}>
          {restCount > 0 && (
            <Button kind="ghost" size="s" onClick={showMore}>
              {`Voir plus (${restCount} ${restCount === 1 ? 'restant' : 'restants'})`}
              <Icon name="chevron" size="s" />
            </Button>
          )}
          {count > shownAtFirst && (
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
