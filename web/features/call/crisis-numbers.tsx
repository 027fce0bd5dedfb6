import styles from './crisis-numbers.module.css'

/** The numbers of 05, « crisis », in France; free to call. */
const numbers = [
  { number: '3114', words: 'Prévention du suicide' },
  { number: '15', words: 'Urgence médicale' },
  { number: '17', words: 'Police secours' },
  { number: '112', words: 'Urgences, en Europe' },
  { number: '3919', words: 'Violences faites aux femmes' },
  { number: '119', words: 'Enfance en danger' },
] as const

/** Someone may be in danger: real people to call, one touch away. 114 takes text messages. */
export function CrisisNumbers() {
  return (
    <section className={styles.card} aria-label="Numéros d’aide">
      <p>
        <strong>Parlez à quelqu’un maintenant.</strong> Ces numéros sont gratuits, et cet appel ne
        vous est pas décompté.
      </p>
      <ul className={styles.list}>
        {numbers.map(({ number, words }) => (
          <li key={number}>
            <a href={`tel:${number}`}>
              <strong>{number}</strong> <span>{words}</span>
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
