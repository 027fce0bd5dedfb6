import { useId } from 'react'
import fieldStyles from './field.module.css'
import { FieldError } from './field-error'
import styles from './text-area-field.module.css'

type Props = {
  name: string
  label: string
  value: string
  rows: number
  maxCharacters: number
  help: string
  error?: string | undefined
  onChange: (value: string) => void
}

/**
 * A labelled textarea. It accepts text of any length and shows a character count near the limit, so
 * that pasted text is never cut silently.
 */
export function TextAreaField({
  name,
  label,
  value,
  rows,
  maxCharacters,
  help,
  error,
  onChange,
}: Props) {
  const id = useId()
  const length = [...value].length
  return (
    <div className={fieldStyles.field}>
      <label className={fieldStyles.label} htmlFor={id}>
        {label}
      </label>
      <textarea
        id={id}
        name={name}
        className={`${fieldStyles.input} ${styles.textArea}`}
        rows={rows}
        dir="auto"
        value={value}
        aria-invalid={error !== undefined}
        aria-describedby={`${id}-note`}
        onChange={(event) => onChange(event.target.value)}
      />
      {error !== undefined ? (
        <FieldError id={`${id}-note`}>{error}</FieldError>
      ) : (
        <div className={`${fieldStyles.help} ${styles.note}`}>
          <p id={`${id}-note`}>{help}</p>
          {length > maxCharacters * 0.8 && (
            <p className="num">
              {length.toLocaleString('fr-FR')} / {maxCharacters.toLocaleString('fr-FR')}
            </p>
          )}
        </div>
      )}
    </div>
  )
}
