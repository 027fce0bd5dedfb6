import { type ComponentProps, type ReactNode, useId } from 'react'
import styles from './switch.module.css'

type Props = Omit<ComponentProps<'input'>, 'className' | 'id' | 'type' | 'role'> & {
  label: string
  /** A description, which screen readers read after the label. */
  children?: ReactNode
}

/** A native checkbox that looks like a switch. The whole row can be clicked. */
export function Switch({ label, children, ...input }: Props) {
  const id = useId()
  return (
    <label className={styles.row}>
      <span className={styles.text}>
        <span className={styles.label} id={`${id}-label`}>
          {label}
        </span>
        {children && (
          <span className={styles.note} id={`${id}-note`}>
            {children}
          </span>
        )}
      </span>
      <input
        {...input}
        type="checkbox"
        // biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox exposes its checked state
        role="switch"
        className={styles.switch}
        aria-labelledby={`${id}-label`}
        aria-describedby={children ? `${id}-note` : undefined}
      />
    </label>
  )
}
