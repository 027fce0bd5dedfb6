import styles from './level-bars.module.css'

/** Four moving bars, shown while a voice is playing. They do not move when the user prefers reduced motion. */
export const LevelBars = () => (
  <span className={styles.level} aria-hidden="true">
    <i />
    <i />
    <i />
    <i />
  </span>
)
