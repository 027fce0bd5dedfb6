import { Checkbox } from '../../ui/checkbox'
import styles from './profile.module.css'

type Properties = {
  isGiven: boolean
  /** Protected answers were refused for want of it. */
  isAwaited?: boolean
  onChange: (isGiven: boolean) => void
}

/** Explicit, never ticked beforehand, as easily taken back as given (RGPD, art. 7 and 9). */
export const SensitiveConsent = ({ isGiven, isAwaited = false, onChange }: Properties) => (
  <div className={styles.consent}>
    <Checkbox
      name="has_sensitive_consent"
      checked={isGiven}
      error={
        isAwaited
          ? 'Vos réponses protégées attendent votre accord : cochez cette case, puis enregistrez.'
          : undefined
      }
      onChange={(event) => onChange(event.target.checked)}
    >
      J’accepte qu’Amivoix enregistre mes réponses protégées (orientation, attirances, santé,
      convictions) pour que mes compagnons me parlent plus juste. Je peux retirer cet accord quand
      je veux : elles sont alors effacées.
    </Checkbox>
  </div>
)

/** The same box, beside a group where a protected answer has just been picked. */
export const InlineConsent = ({ isGiven, onChange }: Properties) => (
  <div className={styles.inlineConsent}>
    <Checkbox checked={isGiven} onChange={(event) => onChange(event.target.checked)}>
      J’accepte que mes réponses protégées soient enregistrées, comme expliqué sous « Plus intime ».
    </Checkbox>
  </div>
)
