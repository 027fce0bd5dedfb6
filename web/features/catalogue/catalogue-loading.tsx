import { messages } from '../../../domain/messages'
import { Skeleton } from '../../ui/skeleton'
import styles from './catalogue.module.css'

const three = ['first', 'second', 'third']

/** The sections to come, in their places: nothing moves when they are there. */
export const CatalogueLoading = () => (
  <>
    <div className={styles.shelf} aria-hidden="true">
      <Skeleton width="14rem" height="2rem" />
      <div className={styles.pictures}>
        {three.map((card) => (
          <div key={card} className={styles.picturePlaceholder}>
            <Skeleton height="100%" />
          </div>
        ))}
      </div>
    </div>
    <ShelfLoading />
  </>
)

/** The first category to come. */
export const ShelfLoading = () => (
  <div className={styles.shelf}>
    <p role="status" className={`muted ${styles.heading}`}>
      {messages.AGENTS_LOADING}
    </p>
    <div className={styles.companions} aria-hidden="true">
      {three.map((row) => (
        <Skeleton key={row} height="9.875rem" />
      ))}
    </div>
  </div>
)
