import type { ReactNode } from 'react'
import { Icon, type IconName } from '../icons/icon'
import styles from './notice.module.css'

type Kind = 'info' | 'accent' | 'done' | 'failed'

const icons: Record<Kind, IconName> = {
  info: 'info',
  accent: 'info',
  done: 'check',
  failed: 'alert',
}

type Props = { kind?: Kind; icon?: IconName; children: ReactNode }

/** A framed message. Screen readers announce a failure at once, and read other kinds in page order. */
export function Notice({ kind = 'info', icon = icons[kind], children }: Props) {
  return (
    <div
      className={`${styles.notice} ${styles[kind] ?? ''}`}
      role={kind === 'failed' ? 'alert' : undefined}
    >
      <Icon name={icon} />
      <div className={styles.content}>{children}</div>
    </div>
  )
}
