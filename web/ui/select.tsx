import type { ComponentProps } from 'react'
import { Icon } from './icon'
import styles from './select.module.css'

/** The browser's own list, in the look of our fields. */
export const Select = (properties: Omit<ComponentProps<'select'>, 'className'>) => (
  <span className={styles.box}>
    <select {...properties} className={styles.select} />
    <Icon name="chevron" size="s" />
  </span>
)
