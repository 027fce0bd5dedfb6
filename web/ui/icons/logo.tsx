import styles from './logo.module.css'
import sprite from './logo.svg?url&no-inline'

/** The logo's mark and the product's name, in the colours of the theme. */
export function Logo() {
  return (
    <span className={styles.logo} role="img" aria-label="Amivoix">
      <svg className={styles.mark} viewBox="0 0 38 40" aria-hidden="true">
        <use href={`${sprite}#mark`} />
      </svg>
      <svg className={styles.name} viewBox="0 0 113 40" aria-hidden="true">
        <use href={`${sprite}#name`} />
      </svg>
    </span>
  )
}
