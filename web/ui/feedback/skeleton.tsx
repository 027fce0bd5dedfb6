import styles from './skeleton.module.css'

type Properties = { width?: string; height: string }

/** A placeholder while content is loading. The surrounding list announces it to screen readers. */
export const Skeleton = ({ width = '100%', height }: Properties) => (
  <span className={styles.skeleton} style={{ width, height }} aria-hidden="true" />
)
