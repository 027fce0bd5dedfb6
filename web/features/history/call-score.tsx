import { convertScoreToStars } from '../../../domain/conversations/success-score'
import { Stars } from '../../ui/icons/stars'
import styles from './history.module.css'

/**
 * How well a call went (0 to 100), as stars and as a percentage. It has a label and
 * grey stars, so that nobody takes it for the rating that they gave themselves.
 */
export const CallScore = ({ score }: { score: number }) => (
  <p className={styles.score}>
    Score de l’appel
    <Stars count={convertScoreToStars(score)} />
    <span className="num">
      {score}
      {'\u00a0'}%
    </span>
  </p>
)
