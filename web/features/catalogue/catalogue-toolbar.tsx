import { type Category, categories } from '../../../domain/categories'
import { categoryIcons } from '../../ui/category-icons'
import { Chip, Chips } from '../../ui/chip'
import { countFound } from '../../ui/count-companions'
import { Icon } from '../../ui/icon'
import { ActiveFilters } from './active-filters'
import { type CatalogueView, countFilters } from './catalogue-view'
import { Filters } from './filters'
import { SearchField } from './search-field'
import { SortControl } from './sort-control'
import styles from './toolbar.module.css'

type Properties = {
  view: CatalogueView
  onChange: (change: Partial<CatalogueView>) => void
  /** The search box is left: what was typed stands. */
  onSearchLeft: () => void
  /** How many were found; null while nothing is looked for. */
  foundCount: number | null
  companionCount: number
}

/** Search, order, filters, and what of them is active. */
export const CatalogueToolbar = (properties: Properties) => {
  const { view, onChange, onSearchLeft, foundCount, companionCount } = properties
  // Nobody found by words alone: the empty list has the way out, and there is no chip to show.
  const hasActive = foundCount !== null && (foundCount > 0 || countFilters(view) > 0)
  return (
    <div className={styles.toolbar}>
      <div className={styles.line}>
        <SearchField
          value={view.search}
          onChange={(search) => onChange({ search })}
          onBlur={onSearchLeft}
        />
        <SortControl view={view} onChange={onChange} />
        <Filters view={view} onChange={onChange} foundCount={foundCount ?? companionCount} />
      </div>
      <QuickCategories chosen={view.category} onChoose={(category) => onChange({ category })} />
      <div className={styles.status} hidden={foundCount === null}>
        <p
          role="status"
          // Nobody found is said in words below.
          className={foundCount === 0 ? 'visually-hidden' : 'muted small'}
        >
          {foundCount !== null && countFound(foundCount)}
        </p>
        {hasActive && <ActiveFilters view={view} onChange={onChange} />}
      </div>
    </div>
  )
}

type QuickProperties = { chosen: Category | null; onChoose: (category: Category | null) => void }

/** On a phone: the most wanted filter, one touch away. */
const QuickCategories = ({ chosen, onChoose }: QuickProperties) => (
  <fieldset className={styles.quick}>
    <legend className="visually-hidden">Catégorie</legend>
    <Chips>
      {(Object.keys(categories) as Category[]).map((category) => (
        <Chip
          key={category}
          isPressed={category === chosen}
          onClick={() => onChoose(category === chosen ? null : category)}
        >
          <Icon name={categoryIcons[category]} size="s" />
          {categories[category].label}
        </Chip>
      ))}
    </Chips>
  </fieldset>
)
