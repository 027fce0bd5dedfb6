import type { ComponentProps } from 'react'
import { Icon } from './icon'
import styles from './select.module.css'

type Properties = Omit<ComponentProps<'select'>, 'className' | 'size'> & {
  /** Low, beside buttons of that height. */
  size?: 's'
}

/** The browser's own list, in the look of our fields. */
export const Select = ({ size, ...properties }: Properties) => (
  <span className={size ? `${styles.box} ${styles[size]}` : styles.box}>
    <select {...properties} className={styles.select} />
    <Icon name="chevron" size="s" />
  </span>
)
