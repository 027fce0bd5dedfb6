import styles from './demonstration-strip.module.css'

/** Said on every page while something embedded stands in for a real service (02). */
export function DemonstrationStrip() {
  return (
    <aside className={styles.strip} aria-label="Mode démonstration">
      <strong>Mode démonstration</strong>
      <a href="/dev/mail">Les e-mails se lisent ici</a>
    </aside>
  )
}
