import { type ComponentProps, type ReactNode, useId } from 'react'
import styles from './field.module.css'
import { FieldError } from './field-error'

type Props = Omit<ComponentProps<'input'>, 'className' | 'id'> & {
  label: string
  /** A help text, which an error replaces. */
  help?: ReactNode
  error?: string | undefined
  /** A button at the end of the input. */
  trailing?: ReactNode
}

/** A labelled input with a help text or an error, which are linked by ARIA attributes. */
export function TextField({ label, help, error, trailing, ...input }: Props) {
  const id = useId()
  const hasDescription = Boolean(error ?? help)
  const field = (
    <input
      {...input}
      id={id}
      className={styles.input}
      aria-invalid={error !== undefined}
      aria-describedby={hasDescription ? `${id}-note` : undefined}
    />
  )
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {trailing ? (
        <div className={styles.withButton}>
          {field}
          {trailing}
        </div>
      ) : (
        field
      )}
      {error !== undefined ? (
        <FieldError id={`${id}-note`}>{error}</FieldError>
      ) : (
        help && (
          <div id={`${id}-note`} className={styles.help}>
            {help}
          </div>
        )
      )}
    </div>
  )
}
