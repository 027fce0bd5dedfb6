import { type ComponentProps, useId } from 'react'
import { formatWholeNumber } from '../../../domain/formatting/whole-number'
import fieldStyles from './field.module.css'
import { FieldError } from './field-error'
import styles from './text-area-field.module.css'

type Props = Omit<ComponentProps<'textarea'>, 'className' | 'id' | 'onChange' | 'value'> & {
  label: string
  /** Absent for an uncontrolled field, which keeps text that is typed before hydration. */
  value?: string
  /** The maximum length, near which a controlled field shows a character count. */
  maxCharacters?: number
  help?: string | undefined
  error?: string | undefined
  onChange?: (value: string) => void
}

/** The character count is shown when the text is longer than this share of the maximum length. */
const countThreshold = 0.8

/**
 * A labelled textarea. A controlled one shows a character count near `maxCharacters`, but does not
 * enforce the limit, so that pasted text is never truncated silently.
 */
export function TextAreaField({
  label,
  value,
  maxCharacters,
  help,
  error,
  onChange,
  ...textarea
}: Props) {
  const id = useId()
  const length = [...(value ?? '')].length
  const isCountShown = maxCharacters !== undefined && length > maxCharacters * countThreshold
  return (
    <div className={fieldStyles.field}>
      <label className={fieldStyles.label} htmlFor={id}>
        {label}
      </label>
      <textarea
        dir="auto"
        {...textarea}
        id={id}
        className={`${fieldStyles.input} ${styles.textArea}`}
        value={value}
        aria-invalid={error !== undefined}
        aria-describedby={error !== undefined || help ? `${id}-note` : undefined}
        onChange={onChange && ((event) => onChange(event.target.value))}
      />
      {(error !== undefined || help || isCountShown) && (
        <div className={`${fieldStyles.help} ${styles.note}`}>
          {error !== undefined ? (
            <FieldError id={`${id}-note`}>{error}</FieldError>
          ) : (
            help && <p id={`${id}-note`}>{help}</p>
          )}
          {isCountShown && (
            <p className={`num ${styles.count}`}>
              {formatWholeNumber(length)} / {formatWholeNumber(maxCharacters)}
            </p>
          )}
        </div>
      )}
    </div>
  )
}
