import { Link } from 'react-router'
import chips from '../../../ui/forms/chip.module.css'
import styles from './list.module.css'

type Props = {
  label: string
  filters: readonly { key: string; label: string; to: string; isCurrent: boolean }[]
}

/** Links that look like chips, for filters, sort orders, periods or tabs. */
export const FilterLinks = ({ label, filters }: Props) => (
  <nav className={`${chips.chips} ${styles.filters}`} aria-label={label}>
    {filters.map(({ key, label, to, isCurrent }) => (
      <Link
        key={key}
        to={to}
        preventScrollReset
        className={isCurrent ? `${chips.chip} ${styles.currentFilter}` : chips.chip}
        aria-current={isCurrent ? 'true' : undefined}
      >
        {label}
      </Link>
    ))}
  </nav>
)
