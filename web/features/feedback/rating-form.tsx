import { type FormEvent, useId, useRef, useState } from 'react'
import { commentMaxLength } from '../../../domain/conversations/feedback'
import { publicMessages } from '../../../domain/public-messages'
import { type Rating, ratingLabels } from '../../../domain/ratings'
import { Button } from '../../ui/buttons/button'
import { DialogActions } from '../../ui/dialogs/dialog'
import styles from './rating-form.module.css'
import { RatingStars } from './rating-stars'
import { useLeaveFeedback } from './use-leave-feedback'

type Props = { conversationId: string; onSkip: () => void; onSent: () => void }

/** A form to rate a conversation and comment on it. Keeps the input when sending fails. */
export function RatingForm({ conversationId, onSkip, onSent }: Props) {
  const [rating, setRating] = useState<Rating | null>(null)
  const [comment, setComment] = useState('')
  const [isRatingMissing, setRatingMissing] = useState(false)
  const firstStar = useRef<HTMLInputElement>(null)
  const id = useId()
  const { leave: leaveFeedback, isPending, error } = useLeaveFeedback({ onSent })

  function choose(chosen: Rating) {
    setRating(chosen)
    setRatingMissing(false)
  }

  function send(event: FormEvent) {
    event.preventDefault()
    if (rating !== null)
      return leaveFeedback({ conversationId, rating, comment: comment.trim() || undefined })
    setRatingMissing(true)
    firstStar.current?.focus()
  }

  return (
    <form className={styles.form} onSubmit={send} noValidate>
      <RatingStars
        value={rating}
        onChange={choose}
        errorId={isRatingMissing ? `${id}-error` : undefined}
        firstStar={firstStar}
      />
      <p className={styles.chosen} aria-hidden>
        {rating !== null && ratingLabels[rating]}
      </p>
      <p id={`${id}-error`} className={styles.error} role="alert">
        {isRatingMissing ? publicMessages.FEEDBACK_RATING_REQUIRED : error}
      </p>
      <label className={styles.label} htmlFor={`${id}-comment`}>
        Commentaire <i>facultatif</i>
      </label>
      <textarea
        id={`${id}-comment`}
        className={styles.comment}
        rows={3}
        maxLength={commentMaxLength}
        placeholder="Ce qui vous a plu, ce qui manquait…"
        value={comment}
        onChange={(event) => setComment(event.target.value)}
      />
      <DialogActions>
        <Button kind="ghost" size="l" onClick={onSkip}>
          Passer
        </Button>
        <Button kind="primary" size="l" type="submit" isBusy={isPending}>
          Envoyer
        </Button>
      </DialogActions>
    </form>
  )
}
