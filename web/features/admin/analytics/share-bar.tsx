import styles from './analytics.module.css'

type Props = {
  /** 0 to 100. */
  share: number
  text: string
}

/** A figure with a bar that shows its share. */
export const ShareBar = ({ share, text }: Props) => (
  <span className={styles.share}>
    <span className="num">{text}</span>
    <span className={styles.track} aria-hidden="true">
      <i style={{ width: `${share}%` }} />
    </span>
  </span>
)
