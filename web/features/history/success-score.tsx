import { convertScoreToStars } from '../../../domain/conversations/success-score'
import { Stars } from '../../ui/icons/stars'

/** The score of a conversation (0 to 100), as stars and as a percentage. */
export function SuccessScore({ score }: { score: number }) {
  return (
    <p className="row small" style={{ '--row': '0.5rem' }}>
      <span className="visually-hidden">Réussite de la conversation :</span>
      <Stars count={convertScoreToStars(score)} />
      <span className="num muted">{score} %</span>
    </p>
  )
}
