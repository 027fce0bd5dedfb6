import type { ComponentProps, ReactNode } from 'react'
import styles from './chip.module.css'

/** A row of chips that scrolls sideways on a phone. */
export const Chips = ({ children }: { children: ReactNode }) => (
  <div className={styles.chips}>{children}</div>
)

/** A chip that leads to a part of the page. */
export const ChipLink = (properties: Omit<ComponentProps<'a'>, 'className'>) => (
  <a {...properties} className={styles.chip} />
)
