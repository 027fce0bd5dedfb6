import type { Ref } from 'react'
import { type Rating, ratingLabels, ratings } from '../../../domain/ratings'
import { Icon } from '../../ui/icons/icon'
import styles from './rating-stars.module.css'

type Props = {
  value: Rating | null
  onChange: (rating: Rating) => void
  /** Id of the element with the error message, if there is an error. */
  errorId: string | undefined
  /** Set to the first radio button, which the form focuses when the rating is missing. */
  firstStar: Ref<HTMLInputElement>
}

/** Native radio buttons, which bring keyboard control and screen-reader announcements. */
export function RatingStars({ value, onChange, errorId, firstStar }: Props) {
  return (
    <div
      role="radiogroup"
      className={styles.stars}
      aria-label="Note de 1 à 5"
      aria-required
      aria-invalid={errorId !== undefined}
      aria-describedby={errorId}
    >
      {ratings.map((rating) => (
        <label key={rating} className={styles.star}>
          <input
            ref={rating === 1 ? firstStar : undefined}
            type="radio"
            name="rating"
            value={rating}
            checked={rating === value}
            onChange={() => onChange(rating)}
          />
          <Icon name="star" />
          <span className="visually-hidden">{ratingLabels[rating]}</span>
        </label>
      ))}
    </div>
  )
}
