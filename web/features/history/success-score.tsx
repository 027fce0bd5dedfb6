import { starsOfScore } from '../../../domain/conversations/success-score'
import { Stars } from '../../ui/stars'

/** The score of the analysis (0–100), as stars and as a percentage. */
export function SuccessScore({ score }: { score: number }) {
  return (
    <p className="row small" style={{ '--row': '0.5rem' }}>
      <span className="visually-hidden">Réussite de la conversation :</span>
      <Stars count={starsOfScore(score)} />
      <span className="num muted">{score} %</span>
    </p>
  )
}
