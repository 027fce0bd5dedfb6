import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import chips from './chip.module.css'
import styles from './chip-tabs.module.css'
import { Icon, type IconName } from './icon'

type ChipTab = { id: string; label: string; icon: IconName; panel: ReactNode }

type Properties = { label: string; tabs: readonly ChipTab[] }

/** Which tab a key leads to; the ends meet (WAI-ARIA, « Tabs »). */
const moves: Record<string, (index: number, count: number) => number> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index + count - 1) % count,
  Home: () => 0,
  End: (_index, count) => count - 1,
}

/**
 * Panels of which one shows, chosen by chips; without scripts they stand one below the other. Our
 * own, because the library's weighs 12 KB on a page that has 23 to itself (06, « Speed »).
 */
export function ChipTabs({ label, tabs }: Properties) {
  const [chosen, setChosen] = useState(tabs[0]?.id)
  const list = useRef<HTMLDivElement>(null)

  function move(event: KeyboardEvent) {
    const index = moves[event.key]?.(
      tabs.findIndex(({ id }) => id === chosen),
      tabs.length,
    )
    if (index === undefined) return
    event.preventDefault()
    setChosen(tabs[index]?.id)
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[index]?.focus()
  }

  return (
    <>
      <div className={chips.chips} role="tablist" aria-label={label} ref={list} onKeyDown={move}>
        {tabs.map(({ id, label, icon }) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`tab-${id}`}
            aria-controls={`panel-${id}`}
            aria-selected={id === chosen}
            tabIndex={id === chosen ? 0 : -1}
            className={`${chips.chip} ${styles.tab}`}
            onClick={() => setChosen(id)}
          >
            <Icon name={icon} size="s" />
            {label}
          </button>
        ))}
      </div>
      {tabs.map(({ id, panel }) => (
        <div
          key={id}
          role="tabpanel"
          id={`panel-${id}`}
          aria-labelledby={`tab-${id}`}
          hidden={id !== chosen}
          className={styles.panel}
        >
          {panel}
        </div>
      ))}
    </>
  )
}
