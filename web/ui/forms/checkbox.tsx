import { type ComponentProps, type ReactNode, useId } from 'react'
import styles from './checkbox.module.css'
import { FieldError } from './field-error'

type Props = Omit<ComponentProps<'input'>, 'className' | 'id' | 'type'> & {
  children: ReactNode
  error?: string | undefined
}

/** A native checkbox with its label, which may contain a link. */
export function Checkbox({ children, error, ...input }: Props) {
  const id = useId()
  return (
    <div>
      <label className={styles.check}>
        <input
          {...input}
          type="checkbox"
          aria-invalid={error !== undefined}
          aria-describedby={error !== undefined ? `${id}-error` : undefined}
        />
        <span>{children}</span>
      </label>
      {error !== undefined && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  )
}
