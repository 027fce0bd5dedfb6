import styles from './analytics.module.css'

type Props = {
  /** Length of the bar, 0 to 100: a share of the total, or of the longest bar. */
  lengthPercent: number
  text: string
}

/** A figure with a bar. */
export const FigureBar = ({ lengthPercent, text }: Props) => (
  <span className={styles.figureBar}>
    <span className="num">{text}</span>
    <span className={styles.track} aria-hidden="true">
      <i style={{ width: `${lengthPercent}%` }} />
    </span>
  </span>
)
