import styles from './level-bars.module.css'

/** Four bars that rise and fall: a voice is heard. */
export const LevelBars = () => (
  <span className={styles.level} aria-hidden="true">
    <i />
    <i />
    <i />
    <i />
  </span>
)
