import type { Agent } from '../../../contract/companions/catalogue'
import sprite from '../icons/icons.svg?url&no-inline'
import styles from './average-rating.module.css'

type Props = { rating: NonNullable<Agent['rating']> }

/** The average rating as stars and a figure. A tooltip and a text for screen readers contain the number of ratings. */
export function AverageRating({ rating: { average, count } }: Props) {
  // toFixed alone would format 4.55 as 4,5, because its binary value is slightly smaller.
  const figure = (Math.round(average * 10) / 10).toFixed(1).replace('.', ',')
  return (
    <span className={styles.rating} title={`${count} avis`}>
      <span className={styles.stars} aria-hidden="true">
        <FiveStars />
        <span className={styles.filled} style={{ width: `${average * 20}%` }}>
          <FiveStars />
        </span>
      </span>
      <span aria-hidden="true">{figure}</span>
      <span className="visually-hidden">
        Note moyenne {figure} sur 5, {count} avis
      </span>
    </span>
  )
}

const FiveStars = () => (
  <span className={styles.five}>
    {[1, 2, 3, 4, 5].map((star) => (
      <svg key={star} viewBox="0 0 24 24" aria-hidden="true">
        <use href={`${sprite}#star`} />
      </svg>
    ))}
  </span>
)
