import { convertScoreToStars } from '../../../domain/conversations/success-score'
import { Stars } from '../../ui/icons/stars'
import styles from './history.module.css'

/**
 * The score of a call (0 to 100) as stars and as a percentage. It has a label and grey stars, to
 * distinguish it from the user's own rating.
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
