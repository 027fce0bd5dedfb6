import type { ReactNode } from 'react'
import { Icon } from '../icons/icon'
import styles from './crisis-numbers.module.css'

/** French emergency and helpline numbers besides 3114. 114 accepts text messages. */
const otherNumbers = [
  { href: 'tel:15', number: '15', label: 'Urgence médicale' },
  { href: 'tel:17', number: '17', label: 'Police secours' },
  { href: 'tel:112', number: '112', label: 'Urgences, en Europe' },
  { href: 'sms:114', number: '114', label: 'Urgences par SMS' },
  { href: 'tel:3919', number: '3919', label: 'Violences faites aux femmes' },
  { href: 'tel:119', number: '119', label: 'Enfance en danger' },
] as const

type Props = {
  /** A note below the numbers, for instance that the current call is not charged from now on. */
  children: ReactNode
}

/** The emergency and helpline numbers, shown when somebody may be in danger. All are free to call. */
export const CrisisNumbers = ({ children }: Props) => (
  <section className={styles.card} aria-label="Numéros d’aide">
    <a className={styles.first} href="tel:3114">
      <Icon name="phone" />
      <span>
        <strong>3114</strong>
        <span>Prévention du suicide, jour et nuit</span>
      </span>
    </a>
    <details className={styles.others}>
      <summary>
        <span>Autres numéros</span>
        <span className={styles.preview} aria-hidden>
          15 · 17 · 112…
        </span>
        <Icon name="chevron" size="s" />
      </summary>
      <ul>
        {otherNumbers.map(({ href, number, label }) => (
          <li key={number}>
            <a href={href}>
              <strong>{number}</strong> <span>{label}</span>
            </a>
          </li>
        ))}
      </ul>
    </details>
    <p className={styles.price}>{children}</p>
  </section>
)
