import type { ComponentProps } from 'react'
import { Icon, type IconName } from '../icons/icon'
import styles from './icon-button.module.css'

type Props = Omit<ComponentProps<'button'>, 'className' | 'aria-label' | 'children'> & {
  icon: IconName
  /** What the button does, for screen readers. */
  label: string
}

export function IconButton({ icon, label, ...rest }: Props) {
  return (
    <button type="button" {...rest} className={styles.button} aria-label={label}>
      <Icon name={icon} />
    </button>
  )
}
