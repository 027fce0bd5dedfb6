import type { ComponentProps } from 'react'
import { Icon, type IconName } from './icon'
import styles from './icon-button.module.css'

type Properties = Omit<ComponentProps<'button'>, 'className' | 'aria-label' | 'children'> & {
  icon: IconName
  /** What it does, in words. */
  label: string
  /** Laid on a portrait, which stays dark in both themes. */
  isOnPicture?: boolean
}

export function IconButton({ icon, label, isOnPicture = false, ...rest }: Properties) {
  return (
    <button
      type="button"
      {...rest}
      className={isOnPicture ? `${styles.button} ${styles.onPicture}` : styles.button}
      aria-label={label}
    >
      <Icon name={icon} />
    </button>
  )
}
