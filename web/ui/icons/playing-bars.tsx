import styles from './playing-bars.module.css'

/** Four moving bars, shown while a voice is playing. They do not move when the user prefers reduced motion. */
export const PlayingBars = () => (
  <span className={styles.level} aria-hidden="true">
    <i />
    <i />
    <i />
    <i />
  </span>
)
