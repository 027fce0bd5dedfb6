import { messages } from '../../../domain/messages'
import { Skeleton } from '../../ui/skeleton'
import styles from './catalogue.module.css'

/** Two shelves to come, and the words for readers. */
export function CatalogueLoading() {
  return (
    <div role="status" className={styles.shelves}>
      <p className="muted">{messages.AGENTS_LOADING}</p>
      {['first', 'second'].map((shelf) => (
        <div key={shelf} className={styles.shelf}>
          <Skeleton width="10rem" height="2rem" />
          <div className={`grid-3 ${styles.companions}`}>
            <Skeleton height="9.875rem" />
            <Skeleton height="9.875rem" />
            <Skeleton height="9.875rem" />
          </div>
        </div>
      ))}
    </div>
  )
}
