import { useRef, useState } from 'react'
import { healthCategory } from '../../../domain/categories'
import { Button } from '../../ui/button'
import { categoryIcons } from '../../ui/category-icons'
import { CompanionRow } from '../../ui/companion-row'
import { Icon } from '../../ui/icon'
import { Notice } from '../../ui/notice'
import styles from './catalogue.module.css'
import { isSmall, type Shelf } from './group-by-category'

/** First document, section 9. */
const shownAtFirst = 3

/** A category with its first companions, and the rest on request. */
export function CategoryShelf(shelf: Shelf) {
  const { category, label, agents } = shelf
  const [isOpen, setOpen] = useState(false)
  const section = useRef<HTMLElement>(null)
  const isPictured = isSmall(shelf)
  const hiddenCount = agents.length - shownAtFirst

  function toggle() {
    setOpen(!isOpen)
    if (isOpen) section.current?.scrollIntoView({ block: 'start' })
  }

  return (
    <section
      ref={section}
      id={category}
      className={styles.shelf}
      data-count={isPictured ? agents.length : 'many'}
      aria-labelledby={`${category}-title`}
    >
      <h2 id={`${category}-title`} className={styles.heading}>
        <Icon name={categoryIcons[category]} size="l" />
        {label}
      </h2>
      {category === healthCategory && !isPictured && <HealthNote />}
      <div className={styles.companions}>
        {(isOpen ? agents : agents.slice(0, shownAtFirst)).map((agent) => (
          <CompanionRow key={agent.id} agent={agent} isPictured={isPictured} />
        ))}
      </div>
      {category === healthCategory && isPictured && <HealthNote />}
      {hiddenCount > 0 && (
        <p className={styles.more}>
          <Button kind="ghost" size="s" aria-expanded={isOpen} onClick={toggle}>
            {isOpen ? 'Voir moins' : `Voir plus (${hiddenCount} restants)`}
            <Icon name="chevron" size="s" />
          </Button>
        </p>
      )}
    </section>
  )
}

/** Before a row of many; under the one picture, so that pictures stand in line. */
const HealthNote = () => (
  <Notice icon="care">
    <p>Les compagnons IA ne remplacent pas un professionnel de santé.</p>
  </Notice>
)
