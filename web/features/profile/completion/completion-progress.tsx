import styles from '../profile.module.css'

type Props = { answered: number; questions: number }

/** Shows how many questions of the profile are answered. `answered` and `questions` are counts. */
export const CompletionProgress = ({ answered, questions }: Props) => (
  <div className={styles.progress}>
    <p className="small muted num">{formatProgress({ answered, questions })}</p>
    <div className={styles.track} style={{ '--value': answered / questions }} aria-hidden="true">
      <i />
    </div>
  </div>
)

function formatProgress({ answered, questions }: Props) {
  if (answered === 0) return `Aucune réponse pour l’instant, sur ${questions} questions`
  if (answered === questions) return `Vous avez répondu aux ${questions} questions`
  return `${answered} réponse${answered > 1 ? 's' : ''} sur ${questions}`
}
