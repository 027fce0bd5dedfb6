import { Select } from '../../../ui/forms/select'
import { Icon } from '../../../ui/icons/icon'
import { type CatalogueView, type Sort, sorts } from '../view/catalogue-view'
import styles from './toolbar.module.css'

type Props = {
  view: CatalogueView
  onChange: (change: Partial<CatalogueView>) => void
}

/** Sort order and direction. */
export function SortControl({ view: { sort, isAscending }, onChange }: Props) {
  const action = `Passer à l’ordre ${isAscending ? 'décroissant' : 'croissant'}`
  return (
    <div className={styles.sort}>
      <Select
        aria-label="Trier par"
        value={sort}
        onChange={(event) => onChange({ sort: event.target.value as Sort })}
      >
        {Object.entries(sorts).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Select>
      <button
        type="button"
        className={styles.framed}
        aria-label={action}
        title={action}
        onClick={() => onChange({ isAscending: !isAscending })}
      >
        <Icon name="sort" className={isAscending ? styles.upwards : undefined} />
      </button>
    </div>
  )
}
