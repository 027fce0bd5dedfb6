import { publicMessages } from '../../../domain/public-messages'
import { Skeleton } from '../../ui/feedback/skeleton'
import styles from './catalogue.module.css'

const placeholderKeys = ['first', 'second', 'third']

/** Placeholders with the size of the sections, so that nothing moves when they load. */
export const CatalogueSkeleton = () => (
  <>
    <div className={styles.shelf} aria-hidden="true">
      <Skeleton width="14rem" height="2rem" />
      <div className={styles.pictures}>
        {placeholderKeys.map((card) => (
          <div key={card} className={styles.picturePlaceholder}>
            <Skeleton height="100%" />
          </div>
        ))}
      </div>
    </div>
    <SectionSkeleton />
  </>
)

/** Placeholder of the first category. */
export const SectionSkeleton = () => (
  <div className={styles.shelf}>
    <p role="status" className={`muted ${styles.heading}`}>
      {publicMessages.AGENTS_LOADING}
    </p>
    <div className={styles.companions} aria-hidden="true">
      {placeholderKeys.map((row) => (
        <Skeleton key={row} height="9.875rem" />
      ))}
    </div>
  </div>
)
