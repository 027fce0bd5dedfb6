import { useId, useState } from 'react'
import { Button } from '../../../ui/buttons/button'
import { formatCompanionCount } from '../../../ui/companions/format-companion-count'
import { Dialog } from '../../../ui/dialogs/dialog'
import { Icon } from '../../../ui/icons/icon'
import { type CatalogueView, clearSearchAndFilters, countFilters } from '../view/catalogue-view'
import { FilterFields } from './filter-fields'
import styles from './filters.module.css'

type Props = {
  view: CatalogueView
  onChange: (change: Partial<CatalogueView>) => void
  foundCount: number
}

const wideScreenQuery = '(min-width: 48.0625rem)'

/** Where the filters open: below the toolbar on wide screens, in a sheet on phones. */
type FilterLayout = 'panel' | 'sheet'

/** The filter button with the number of active filters, and the filter panel. */
export function Filters({ view, onChange, foundCount }: Props) {
  const [openLayout, setOpenLayout] = useState<FilterLayout>()
  const panelId = useId()
  const count = countFilters(view)
  const name = count === 0 ? 'Filtres' : `Filtres, ${count} ${count === 1 ? 'actif' : 'actifs'}`
  const close = () => setOpenLayout(undefined)
  const toggle = () =>
    openLayout
      ? close()
      : setOpenLayout(window.matchMedia(wideScreenQuery).matches ? 'panel' : 'sheet')

  return (
    <>
      <button
        type="button"
        className={styles.opener}
        aria-label={name}
        aria-expanded={openLayout !== undefined}
        aria-controls={panelId}
        onClick={toggle}
      >
        <Icon name="filter" />
        {/* Without the space the visible text would be "Filtres3", which is not in the accessible name. */}
        <span className="only-wide">Filtres</span>{' '}
        {count > 0 && <span className={styles.count}>{count}</span>}
      </button>
      <div id={panelId} className={styles.panel} hidden={openLayout !== 'panel'}>
        {openLayout === 'panel' && <FilterFields view={view} onChange={onChange} />}
      </div>
      <Dialog isOpen={openLayout === 'sheet'} onDismiss={close} title="Filtres">
        <FilterFields view={view} onChange={onChange} />
        <div className={styles.actions}>
          <Button
            kind="ghost"
            size="s"
            onClick={() => onChange({ ...clearSearchAndFilters(view), search: view.search })}
          >
            Effacer les filtres
          </Button>
          <Button kind="primary" size="s" onClick={close}>
            {foundCount === 0 ? 'Aucun résultat' : `Voir ${formatCompanionCount(foundCount)}`}
          </Button>
        </div>
      </Dialog>
    </>
  )
}
