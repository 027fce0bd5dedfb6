import type { ReactNode } from 'react'
import styles from './empty-state.module.css'

/** Shown instead of an empty list: an illustration, one sentence and at most one action. */
export function EmptyState({ children, action }: { children: ReactNode; action?: ReactNode }) {
  return (
    <div className={styles.empty}>
      <svg className={styles.art} viewBox="0 0 144 96" aria-hidden="true">
        <path d="M58 12c-8 12 6 20 0 36s-8 24 0 36" />
        <path d="M78 20c-6 9 5 16 0 28s-6 18 0 28" opacity=".6" />
        <path d="M96 28c-5 7 4 12 0 20s-5 13 0 20" opacity=".3" />
      </svg>
      <p className={styles.text}>{children}</p>
      {action}
    </div>
  )
}
