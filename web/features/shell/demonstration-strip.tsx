import styles from './demonstration-strip.module.css'

/** Said on every page while something embedded stands in for a real service (02). */
export function DemonstrationStrip() {
  return (
    <p className={styles.strip}>
      <strong>Mode démonstration</strong>
      <a href="/dev/mail">Les courriels se lisent ici</a>
    </p>
  )
}
