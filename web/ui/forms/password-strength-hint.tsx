import { passwordMinLength } from '../../../domain/accounts/new-password'
import {
  measurePasswordStrength,
  type PasswordStrength,
} from '../../../domain/accounts/password-strength'
import styles from './field.module.css'

const messages: Record<PasswordStrength, string> = {
  weak: 'Facile à deviner : quelques mots de plus suffisent.',
  fair: 'Correct.',
  strong: 'Solide.',
}

const filledBarCounts: Record<PasswordStrength, number> = { weak: 1, fair: 2, strong: 3 }

/**
 * Shows the minimum length until the password has it, then its strength. The hint refuses nothing: the
 * server refuses passwords that are too common (docs/decisions/027).
 */
export function PasswordStrengthHint({ password }: { password: string }) {
  if (password.length < passwordMinLength) return `Au moins ${passwordMinLength} caractères.`
  const strength = measurePasswordStrength(password)
  return (
    <div className="stack" style={{ '--stack': '0.375rem' }}>
      <span className={styles.strength} aria-hidden="true">
        {[1, 2, 3].map((bar) => (
          <i key={bar} data-filled={bar <= filledBarCounts[strength]} />
        ))}
      </span>
      {messages[strength]}
    </div>
  )
}
