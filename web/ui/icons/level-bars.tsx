import styles from './level-bars.module.css'

/** Four bars that move while a voice is playing. */
export const LevelBars = () => (
  <span className={styles.level} aria-hidden="true">
    <i />
    <i />
    <i />
    <i />
  </span>
)
