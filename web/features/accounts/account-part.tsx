import type { ReactNode } from 'react'
import styles from './account-panel.module.css'

type Properties = {
  title: string
  /** What it is now, or what it does. */
  words: ReactNode
  /** A button beside the words. */
  action?: ReactNode
  isDanger?: boolean
  children?: ReactNode
}

/** One matter of the account: its name, how it stands, and what can be done about it. */
export function AccountPart({ title, words, action, isDanger = false, children }: Properties) {
  return (
    <div className={styles.part}>
      <div className={styles.head}>
        <div className={styles.words}>
          <h3>{title}</h3>
          <div className="muted small">{words}</div>
        </div>
        {action && (
          <div className={isDanger ? `${styles.action} ${styles.danger}` : styles.action}>
            {action}
          </div>
        )}
      </div>
      {children}
    </div>
  )
}
