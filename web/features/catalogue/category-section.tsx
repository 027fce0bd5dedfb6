import { type ReactNode, useRef } from 'react'
import type { Agent } from '../../../contract/companions/catalogue'
import { healthCategory } from '../../../domain/categories'
import { HealthDisclaimer } from '../../ui/companions/health-disclaimer'
import { categoryIcons } from '../../ui/icons/category-icons'
import { Icon } from '../../ui/icons/icon'
import styles from './catalogue.module.css'
import { PagedCompanions } from './paged-companions'
import type { CategoryGroup } from './view/group-by-category'

const initialCount = 3

type Props = CategoryGroup & { renderFavouriteButton: (companion: Agent) => ReactNode }

/** A category with its first companions and a button for more. */
export function CategorySection({ category, label, companions, renderFavouriteButton }: Props) {
  const title = useRef<HTMLHeadingElement>(null)
  const titleId = `${category}-title`
  return (
    <section
      id={category}
      className={`rendered-late ${styles.shelf} ${styles.category}`}
      aria-labelledby={titleId}
    >
      <h2 ref={title} id={titleId} className={styles.heading} tabIndex={-1}>
        <Icon name={categoryIcons[category]} size="l" />
        {label}
      </h2>
      {category === healthCategory && <HealthDisclaimer />}
      <PagedCompanions
        companions={companions}
        initialCount={initialCount}
        renderFavouriteButton={renderFavouriteButton}
        onCollapse={() => title.current?.focus()}
      />
    </section>
  )
}
