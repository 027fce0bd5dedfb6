import { type ReactNode, useRef } from 'react'
import type { Agent } from '../../../contract/companions/catalogue'
import { healthCategory } from '../../../domain/categories'
import { categoryIcons } from '../../ui/category-icons'
import { HealthNote } from '../../ui/health-note'
import { Icon } from '../../ui/icon'
import styles from './catalogue.module.css'
import { CompanionPortions } from './companion-portions'
import type { Shelf } from './group-by-category'

/** « 3 agents per section initially » (section 9). */
const shownAtFirst = 3

type Properties = Shelf & { heartOf: (agent: Agent) => ReactNode }

/** A category with its first companions, and the rest on request. */
export function CategoryShelf({ category, label, agents, heartOf }: Properties) {
  const title = useRef<HTMLHeadingElement>(null)
  const titleId = `${category}-title`
  return (
    <section
      id={category}
      className={`drawn-late ${styles.shelf} ${styles.category}`}
      aria-labelledby={titleId}
    >
      <h2 ref={title} id={titleId} className={styles.heading} tabIndex={-1}>
        <Icon name={categoryIcons[category]} size="l" />
        {label}
      </h2>
      {category === healthCategory && <HealthNote />}
      <CompanionPortions
        agents={agents}
        shownAtFirst={shownAtFirst}
        heartOf={heartOf}
        onFold={() => title.current?.focus()}
      />
    </section>
  )
}
