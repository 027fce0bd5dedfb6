import { type ReactNode, startTransition, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Agent } from '../../../contract/companions/catalogue'
import { Button } from '../../ui/button'
import { CompanionRow } from '../../ui/companion-row'
import { Icon } from '../../ui/icon'
import styles from './catalogue.module.css'

/** A list of thousands is drawn so many at a time. */
export const portionSize = 12

/** What answers a letter within a frame or two (06, « interaction to next paint »). */
const drawnAtOnce = 6

type Properties = {
  agents: readonly Agent[]
  shownAtFirst: number
  /** Another list begins from its first companions again. */
  listKey?: string
  heartOf: (agent: Agent) => ReactNode
  /** The list is long again from its top. */
  onFold: () => void
}

/** Companions in rows: the first ones, and the others on request. */
export function CompanionPortions(properties: Properties) {
  const { agents, shownAtFirst, listKey = '', heartOf, onFold } = properties
  const [extent, setExtent] = useState({ listKey, count: shownAtFirst })
  const list = useRef<HTMLDivElement>(null)
  const isAnother = extent.listKey !== listKey
  const count = isAnother ? Math.min(shownAtFirst, drawnAtOnce) : extent.count
  const restCount = agents.length - count
  const show = (count: number) => setExtent({ listKey, count })

  // The others of what is shown at first come right after, and no letter waits for them.
  useEffect(() => {
    if (isAnother) startTransition(() => setExtent({ listKey, count: shownAtFirst }))
  }, [isAnother, listKey, shownAtFirst])

  function unfold() {
    flushSync(() => show(count + portionSize))
    // The keyboard goes on where the new ones begin, and is nowhere else in between.
    list.current?.children[count]?.querySelector('a')?.focus({ preventScroll: true })
  }

  function fold() {
    show(shownAtFirst)
    onFold()
  }

  return (
    <>
      <div ref={list} className={styles.companions}>
        {agents.slice(0, count).map((agent) => (
          <CompanionRow key={agent.id} agent={agent} corner={heartOf(agent)} />
        ))}
      </div>
      {agents.length > shownAtFirst && (
        <div className={styles.more}>
          {restCount > 0 && (
            <Button kind="ghost" size="s" onClick={unfold}>
              {`Voir plus (${restCount} ${restCount === 1 ? 'restant' : 'restants'})`}
              <Icon name="chevron" size="s" />
            </Button>
          )}
          {count > shownAtFirst && (
            <Button kind="ghost" size="s" onClick={fold}>
              Voir moins
              <Icon name="chevron" size="s" className={styles.upwards} />
            </Button>
          )}
        </div>
      )}
    </>
  )
}
