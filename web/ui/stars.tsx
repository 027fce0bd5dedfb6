import sprite from './icons.svg?url&no-inline'
import styles from './stars.module.css'

/** So many of five, shown and said. */
export function Stars({ count }: { count: number }) {
  return (
    <span className={styles.stars} role="img" aria-label={`${count} sur 5`}>
      {[1, 2, 3, 4, 5].map((star) => (
        <svg key={star} viewBox="0 0 24 24" data-lit={star <= count} aria-hidden="true">
          <use href={`${sprite}#star`} />
        </svg>
      ))}
    </span>
  )
}
