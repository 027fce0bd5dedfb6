import sprite from './icons.svg?url&no-inline'
import styles from './stars.module.css'

/** Five stars, of which `count` are filled: 1 to 5 for a rating, 0 to 5 for a score. */
export function Stars({ count }: { count: number }) {
  return (
    <span className={styles.stars} role="img" aria-label={`${count} sur 5`}>
      {[1, 2, 3, 4, 5].map((star) => (
        <svg key={star} viewBox="0 0 24 24" data-filled={star <= count} aria-hidden="true">
          <use href={`${sprite}#star`} />
        </svg>
      ))}
    </span>
  )
}
