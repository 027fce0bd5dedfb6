import styles from './skeleton.module.css'

type Properties = { width?: string; height: string }

/** Where something will stand; the words for readers come from the list around it. */
export const Skeleton = ({ width = '100%', height }: Properties) => (
  <span className={styles.skeleton} style={{ width, height }} aria-hidden="true" />
)
