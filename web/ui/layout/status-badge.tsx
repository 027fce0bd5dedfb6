import styles from './status-badge.module.css'

export type StatusTone = 'good' | 'pending' | 'bad' | 'neutral'

/** A status in one or two words, with a colour that adds no information. */
export const StatusBadge = ({ tone, children }: { tone: StatusTone; children: string }) => (
  <span className={`${styles.badge} ${styles[tone]}`}>{children}</span>
)
