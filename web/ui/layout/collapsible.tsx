import type { ComponentProps, ReactNode } from 'react'
import { Icon } from '../icons/icon'
import styles from './collapsible.module.css'

type Props = Omit<ComponentProps<'details'>, 'className' | 'title'> & {
  title: ReactNode
  /** Shown below the title, even while the section is collapsed. */
  preview?: ReactNode
  children: ReactNode
}

/** A collapsible section. */
export const Collapsible = ({ title, preview, children, ...details }: Props) => (
  <details {...details} className={styles.collapsible}>
    <summary>
      <span className={styles.title}>{title}</span>
      {preview && <span className={styles.preview}>{preview}</span>}
      <Icon name="chevron" size="s" />
    </summary>
    <div className={styles.content}>{children}</div>
  </details>
)
