import { Link } from 'react-router'
import { pageSize } from '../../../../contract/admin/paged-list'
import { buttonClass } from '../../../ui/buttons/button'
import styles from './list.module.css'

type Props = { page: number; total: number; linkToPage: (page: number) => string }

const numberFormat = new Intl.NumberFormat('fr-FR')

/** Shows the range of visible rows and the total, with links to the previous and the next page. */
export function Pagination({ page, total, linkToPage }: Props) {
  const first = (page - 1) * pageSize + 1
  const last = Math.min(page * pageSize, total)
  const isLast = last >= total
  return (
    <nav className={styles.pagination} aria-label="Pages de la liste">
      <p className="muted small num">
        {first > total
          ? `${numberFormat.format(total)} au total`
          : `${numberFormat.format(first)}–${numberFormat.format(last)} sur ${numberFormat.format(total)}`}
      </p>
      {(page > 1 || !isLast) && (
        <div className={styles.pages}>
          {page > 1 && (
            <Link className={buttonClass({ size: 's' })} to={linkToPage(page - 1)} rel="prev">
              Page précédente
            </Link>
          )}
          {!isLast && (
            <Link className={buttonClass({ size: 's' })} to={linkToPage(page + 1)} rel="next">
              Page suivante
            </Link>
          )}
        </div>
      )}
    </nav>
  )
}
