import { useEffect, useRef } from 'react'
import { type Category, categories } from '../../../../domain/categories'
import { formatFoundCount } from '../../../ui/companions/format-companion-count'
import { Chip, Chips } from '../../../ui/forms/chip'
import { categoryIcons } from '../../../ui/icons/category-icons'
import { Icon } from '../../../ui/icons/icon'
import { type CatalogueView, countFilters } from '../view/catalogue-view'
import { hasSearchOrFilters } from '../view/search-companions'
import { ActiveFilters } from './active-filters'
import { Filters } from './filters'
import { SearchField } from './search-field'
import { SortControl } from './sort-control'
import styles from './toolbar.module.css'

type Props = {
  view: CatalogueView
  onChange: (change: Partial<CatalogueView>) => void
  /** Called when the search box loses the focus. */
  onSearchBlur: () => void
  /** Number of results; null without a search or filter, and while the companions are loading. */
  foundCount: number | null
  companionCount: number
}

/** Search, sort, filters and the active filters. */
export const CatalogueToolbar = (props: Props) => {
  const { view, onChange, onSearchBlur, foundCount, companionCount } = props
  // When a text search without filters finds nothing, the button of the empty state clears the search.
  const shouldShowActiveFilters = foundCount !== null && (foundCount > 0 || countFilters(view) > 0)
  const toolbar = useRef<HTMLDivElement>(null)
  /** Whether the page shows the results of a search or filter, even if there are none. */
  const isSearchOrFilterActive = foundCount !== null
  const shouldSkipNextScroll = useRef(hasSearchOrFilters(view))
  // When a search or filter becomes active while the toolbar is in the lower half of the window, scrolls to the
  // toolbar, because the results below it would hardly be visible. Does not scroll when the page opens with a search or filters.
  useEffect(() => {
    if (!isSearchOrFilterActive) return
    const { bottom = 0 } = toolbar.current?.getBoundingClientRect() ?? {}
    if (!shouldSkipNextScroll.current && bottom > window.innerHeight / 2)
      toolbar.current?.scrollIntoView({ block: 'start' })
    shouldSkipNextScroll.current = false
  }, [isSearchOrFilterActive])
  return (
    <div ref={toolbar} className={styles.toolbar}>
      <div className={styles.line}>
        <SearchField
          value={view.search}
          onChange={(search) => onChange({ search })}
          onBlur={onSearchBlur}
        />
        <SortControl view={view} onChange={onChange} />
        <Filters view={view} onChange={onChange} foundCount={foundCount ?? companionCount} />
      </div>
      <QuickCategories
        chosenCategory={view.category}
        onChoose={(category) => onChange({ category })}
      />
      <div className={styles.status} hidden={foundCount === null}>
        <p
          role="status"
          // The empty state below says that nothing was found.
          className={foundCount === 0 ? 'visually-hidden' : 'muted small'}
        >
          {foundCount !== null && formatFoundCount(foundCount)}
        </p>
        {shouldShowActiveFilters && <ActiveFilters view={view} onChange={onChange} />}
      </div>
    </div>
  )
}

type QuickCategoriesProps = {
  chosenCategory: Category | null
  onChoose: (category: Category | null) => void
}

/** Category chips on phones, so that the most used filter works without opening the sheet. */
const QuickCategories = ({ chosenCategory, onChoose }: QuickCategoriesProps) => (
  <fieldset className={styles.quick}>
    <legend className="visually-hidden">Catégorie</legend>
    <Chips>
      {(Object.keys(categories) as Category[]).map((category) => (
        <Chip
          key={category}
          isPressed={category === chosenCategory}
          onClick={() => onChoose(category === chosenCategory ? null : category)}
        >
          <Icon name={categoryIcons[category]} size="s" />
          {categories[category].label}
        </Chip>
      ))}
    </Chips>
  </fieldset>
)
