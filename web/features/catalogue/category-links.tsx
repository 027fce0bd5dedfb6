import { categoryIcons } from '../../ui/category-icons'
import { ChipLink, Chips } from '../../ui/chip'
import { Icon } from '../../ui/icon'
import styles from './catalogue.module.css'
import { isSmall, type Shelf } from './group-by-category'

/** From the top of a long page to each of its shelves; small shelves are all in sight when wide. */
export const CategoryLinks = ({ shelves }: { shelves: readonly Shelf[] }) => (
  <nav aria-label="Catégories" className={shelves.every(isSmall) ? styles.onlyNarrow : undefined}>
    <Chips>
      {shelves.map(({ category, label }) => (
        <ChipLink key={category} href={`#${category}`}>
          <Icon name={categoryIcons[category]} size="s" />
          {label}
        </ChipLink>
      ))}
    </Chips>
  </nav>
)
