import type { ReactNode } from 'react'
import { Icon, type IconName } from '../icons/icon'
import styles from './tag.module.css'

type Props = { icon?: IconName; isOnPicture?: boolean; children: ReactNode }

/** Non-interactive label in the companion's colour. */
export function Tag({ icon, isOnPicture = false, children }: Props) {
  return (
    <span className={isOnPicture ? `${styles.tag} ${styles.onPicture}` : styles.tag}>
      {icon && <Icon name={icon} size="s" />}
      {children}
    </span>
  )
}
