import type { ComponentProps } from 'react'
import { Icon } from '../icons/icon'
import styles from './select.module.css'

type Props = Omit<ComponentProps<'select'>, 'className' | 'size'> & {
  /** 's': as high as a small button. */
  size?: 's'
}

/** A native select, styled like the other fields. */
export const Select = ({ size, ...props }: Props) => (
  <span className={size ? `${styles.box} ${styles[size]}` : styles.box}>
    <select {...props} className={styles.select} />
    <Icon name="chevron" size="s" />
  </span>
)
