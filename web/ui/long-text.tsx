import { useId } from 'react'
import fieldStyles from './field.module.css'
import { FieldError } from './field-error'
import styles from './long-text.module.css'

type Properties = {
  name: string
  label: string
  value: string
  rows: number
  mostCharacters: number
  help: string
  error?: string | undefined
  onChange: (value: string) => void
}

/** Takes any length, and says how many characters are too many: nothing pasted is cut in silence. */
export function LongText({
  name,
  label,
  value,
  rows,
  mostCharacters,
  help,
  error,
  onChange,
}: Properties) {
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
        className={`${fieldStyles.input} ${styles.long}`}
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
          {length > mostCharacters * 0.8 && (
            <p className="num">
              {length.toLocaleString('fr-FR')} / {mostCharacters.toLocaleString('fr-FR')}
            </p>
          )}
        </div>
      )}
    </div>
  )
}
