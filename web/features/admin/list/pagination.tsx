import { Link } from 'react-router'
import { pageSize } from '../../../../contract/admin/paged-list'
import { buttonClass } from '../../../ui/buttons/button'
import styles from './list.module.css'

type Props = { page: number; total: number; linkToPage: (page: number) => string }

const numberFormat = new Intl.NumberFormat('fr-FR')

/** Shows the range of visible rows and the total, with links to the previous and the next page. */
export function Pagination({ page, total, linkToPage }: Props) {
  const firstRow = (page - 1) * pageSize + 1
  const lastRow = Math.min(page * pageSize, total)
  const isLastPage = lastRow >= total
  return (
    <nav className={styles.pagination} aria-label="Pages de la liste">
      <p className="muted small num">
        {firstRow > total
          ? `${numberFormat.format(total)} au total`
          : `${numberFormat.format(firstRow)}–${numberFormat.format(lastRow)} sur ${numberFormat.format(total)}`}
      </p>
      {(page > 1 || !isLastPage) && (
        <div className={styles.pages}>
          {page > 1 && (
            <Link className={buttonClass({ size: 's' })} to={linkToPage(page - 1)} rel="prev">
              Page précédente
            </Link>
          )}
          {!isLastPage && (
            <Link className={buttonClass({ size: 's' })} to={linkToPage(page + 1)} rel="next">
              Page suivante
            </Link>
          )}
        </div>
      )}
    </nav>
  )
}
