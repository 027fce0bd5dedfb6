import type { ComponentProps, ReactNode } from 'react'
import { Icon } from '../icons/icon'
import styles from './chip.module.css'

/** A row of chips that scrolls sideways on a phone. */
export const Chips = ({ children }: { children: ReactNode }) => (
  <div className={styles.chips}>{children}</div>
)

type ChipProps = Omit<ComponentProps<'button'>, 'className' | 'aria-pressed'> & {
  isPressed: boolean
}

/** A toggle button. */
export const Chip = ({ isPressed, ...rest }: ChipProps) => (
  <button type="button" {...rest} aria-pressed={isPressed} className={styles.chip} />
)

type CheckProps = Omit<ComponentProps<'input'>, 'className' | 'type'> & {
  isInvalid?: boolean
}

/** A checkbox that looks like a chip. */
export const CheckboxChip = ({ isInvalid = false, children, ...input }: CheckProps) => (
  <label className={styles.chip} data-invalid={isInvalid}>
    <input {...input} type="checkbox" />
    {children}
  </label>
)

/** An active filter; a click removes it. */
export const FilterChip = ({ children, onRemove }: { children: string; onRemove: () => void }) => (
  <button
    type="button"
    className={`${styles.chip} ${styles.filter}`}
    aria-label={`Retirer le filtre ${children}`}
    onClick={onRemove}
  >
    <span className={styles.text}>{children}</span>
    <Icon name="close" size="s" />
  </button>
)
