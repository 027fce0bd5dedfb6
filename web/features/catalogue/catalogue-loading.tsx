import { Skeleton } from '../../ui/skeleton'
import styles from './catalogue.module.css'

const shelves = ['1', '2', '3', '4', '5', '6', '7', '8']

/** The shelves to come, in their places: nothing moves when they are there. */
export const CatalogueLoading = () => (
  <div className={styles.shelves} aria-hidden="true">
    {shelves.map((shelf) => (
      <div key={shelf} className={styles.shelf}>
        <Skeleton width="10rem" height="2rem" />
        <div className={styles.placeholder}>
          <Skeleton height="100%" />
        </div>
      </div>
    ))}
  </div>
)
