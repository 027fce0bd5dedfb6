import type { ComponentProps } from 'react'
import { Icon } from '../icons/icon'
import styles from './select.module.css'

type Properties = Omit<ComponentProps<'select'>, 'className' | 'size'> & {
  /** As high as a small button. */
  size?: 's'
}

/** A native select, styled like the other fields. */
export const Select = ({ size, ...properties }: Properties) => (
  <span className={size ? `${styles.box} ${styles[size]}` : styles.box}>
    <select {...properties} className={styles.select} />
    <Icon name="chevron" size="s" />
  </span>
)
