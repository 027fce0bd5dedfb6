import styles from './skeleton.module.css'

type Props = { width?: string; height: string }

/** A placeholder while content is loading. Hidden from screen readers, which need a text beside it. */
export const Skeleton = ({ width = '100%', height }: Props) => (
  <span className={styles.skeleton} style={{ width, height }} aria-hidden="true" />
)
