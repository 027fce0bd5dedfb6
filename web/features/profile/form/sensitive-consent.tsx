import { Checkbox } from '../../../ui/forms/checkbox'
import styles from '../profile.module.css'

type Props = {
  isGiven: boolean
  /** Whether sensitive answers were refused because the consent is missing. */
  isMissing?: boolean
  onChange: (isGiven: boolean) => void
}

/**
 * The consent to sensitive answers: never checked in advance, and as easy to withdraw as to give (GDPR art.
 * 7, 9).
 */
export const SensitiveConsent = ({ isGiven, isMissing = false, onChange }: Props) => (
  <div className={styles.consent}>
    <Checkbox
      name="has_sensitive_consent"
      checked={isGiven}
      error={
        isMissing
          ? 'Vos réponses protégées attendent votre accord : cochez cette case, puis enregistrez.'
          : undefined
      }
      onChange={(event) => onChange(event.target.checked)}
    >
      J’accepte qu’Amivoix enregistre mes réponses protégées (orientation, attirances, santé,
      convictions) pour que mes compagnons me parlent avec plus de justesse. Je peux retirer cet
      accord quand je veux : elles sont alors effacées.
    </Checkbox>
  </div>
)

/** A checkbox with a short label for the same consent, shown below a field with a sensitive answer while the consent is missing. */
export const InlineConsent = ({ isGiven, onChange }: Props) => (
  <div className={styles.inlineConsent}>
    <Checkbox checked={isGiven} onChange={(event) => onChange(event.target.checked)}>
      J’accepte que mes réponses protégées soient enregistrées, comme expliqué sous « Plus intime ».
    </Checkbox>
  </div>
)
