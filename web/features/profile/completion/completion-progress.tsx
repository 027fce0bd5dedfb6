import styles from '../profile.module.css'

type Props = { answered: number; questions: number }

/** How many questions of the profile are answered. */
export const CompletionProgress = ({ answered, questions }: Props) => (
  <div className={styles.progress}>
    <p className="small muted num">
      {answered === 0
        ? `Aucune réponse pour l’instant, sur ${questions} questions`
        : answered === questions
          ? `Vous avez répondu aux ${questions} questions`
          : `${answered} réponse${answered > 1 ? 's' : ''} sur ${questions}`}
    </p>
    <div className={styles.track} style={{ '--value': answered / questions }} aria-hidden="true">
      <i />
    </div>
  </div>
)
