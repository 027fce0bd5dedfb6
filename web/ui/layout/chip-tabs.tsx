import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import chips from '../forms/chip.module.css'
import { Icon, type IconName } from '../icons/icon'
import styles from './chip-tabs.module.css'

type ChipTab = { id: string; label: string; icon: IconName; panel: ReactNode }

type Props = { label: string; tabs: readonly ChipTab[] }

/** For each key, the index of the tab that it selects, with wrap-around (WAI-ARIA tabs pattern). */
const targetIndexByKey: Record<string, (index: number, count: number) => number> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index + count - 1) % count,
  // The focused tab is already selected. Handling the space bar keeps it from scrolling the page.
  ' ': (index) => index,
  Home: () => 0,
  End: (_index, count) => count - 1,
}

/**
 * Tabs that look like chips. Without scripts all panels are shown, and each tab is a link to its
 * panel. Base UI's tabs would add 12 KB of script to the landing page.
 */
export function ChipTabs({ label, tabs }: Props) {
  const [selectedId, setSelectedId] = useState(tabs[0]?.id)
  const list = useRef<HTMLDivElement>(null)

  function selectByKey(event: KeyboardEvent) {
    const index = targetIndexByKey[event.key]?.(
      tabs.findIndex(({ id }) => id === selectedId),
      tabs.length,
    )
    if (index === undefined) return
    event.preventDefault()
    setSelectedId(tabs[index]?.id)
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[index]?.focus()
  }

  return (
    <>
      <div
        className={chips.chips}
        role="tablist"
        aria-label={label}
        ref={list}
        onKeyDown={selectByKey}
      >
        {tabs.map(({ id, label: tabLabel, icon }) => (
          <a
            key={id}
            href={`#panel-${id}`}
            role="tab"
            id={`tab-${id}`}
            aria-controls={`panel-${id}`}
            aria-selected={id === selectedId}
            tabIndex={id === selectedId ? 0 : -1}
            className={`${chips.chip} ${styles.tab}`}
            onClick={(event) => {
              event.preventDefault()
              setSelectedId(id)
            }}
          >
            <Icon name={icon} size="s" />
            {tabLabel}
          </a>
        ))}
      </div>
      {tabs.map(({ id, panel }) => (
        <div
          key={id}
          role="tabpanel"
          id={`panel-${id}`}
          aria-labelledby={`tab-${id}`}
          hidden={id !== selectedId}
          className={styles.panel}
        >
          {panel}
        </div>
      ))}
    </>
  )
}
