import type { ReactNode } from 'react'
import styles from './account-panel.module.css'

type Props = {
  title: string
  /** The current setting, or what the section is for. */
  summary: ReactNode
  /** A button or link beside the summary. */
  action?: ReactNode
  isDestructive?: boolean
  children?: ReactNode
}

/** One section of the account settings: title, summary, action and content, such as an open form. */
export function AccountSection({ title, summary, action, isDestructive = false, children }: Props) {
  return (
    <div className={styles.section}>
      <div className={styles.head}>
        <div className={styles.text}>
          <h3>{title}</h3>
          <div className="muted small">{summary}</div>
        </div>
        {action && (
          <div className={isDestructive ? `${styles.action} ${styles.danger}` : styles.action}>
            {action}
          </div>
        )}
      </div>
      {children}
    </div>
  )
}
