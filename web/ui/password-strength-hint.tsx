import { passwordMinLength } from '../../domain/accounts/new-password'
import { type PasswordStrength, passwordStrengthOf } from '../../domain/accounts/password-strength'
import styles from './field.module.css'

const words: Record<PasswordStrength, string> = {
  weak: 'Facile à deviner : quelques mots de plus suffisent.',
  fair: 'Correct.',
  strong: 'Solide.',
}

const lights: Record<PasswordStrength, number> = { weak: 1, fair: 2, strong: 3 }

/** Advice while typing; the only condition is the length. */
export function PasswordStrengthHint({ password }: { password: string }) {
  if (password.length < passwordMinLength) return `Au moins ${passwordMinLength} caractères.`
  const strength = passwordStrengthOf(password)
  return (
    <div className="stack" style={{ '--stack': '0.375rem' }}>
      <span className={styles.strength} aria-hidden="true">
        {[1, 2, 3].map((light) => (
          <i key={light} data-lit={light <= lights[strength]} />
        ))}
      </span>
      {words[strength]}
    </div>
  )
}
