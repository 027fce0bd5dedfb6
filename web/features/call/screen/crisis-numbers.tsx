import styles from './crisis-numbers.module.css'

/** French emergency and helpline numbers; free to call. */
const numbers = [
  { number: '3114', label: 'Prévention du suicide' },
  { number: '15', label: 'Urgence médicale' },
  { number: '17', label: 'Police secours' },
  { number: '112', label: 'Urgences, en Europe' },
  { number: '3919', label: 'Violences faites aux femmes' },
  { number: '119', label: 'Enfance en danger' },
] as const

/** Shown when the caller may be in danger. 114 accepts text messages. */
export function CrisisNumbers() {
  return (
    <section className={styles.card} aria-label="Numéros d’aide">
      <p>
        <strong>Parlez à quelqu’un maintenant.</strong> Ces numéros sont gratuits, et cet appel ne
        vous est pas décompté.
      </p>
      <ul className={styles.list}>
        {numbers.map(({ number, label }) => (
          <li key={number}>
            <a href={`tel:${number}`}>
              <strong>{number}</strong> <span>{label}</span>
            </a>
          </li>
        ))}
        <li>
          <a href="sms:114">
            <strong>114</strong> <span>Urgences par SMS</span>
          </a>
        </li>
      </ul>
    </section>
  )
}
