import { useId } from 'react'
import fieldStyles from '../../ui/field.module.css'
import { FieldError } from '../../ui/field-error'
import styles from './profile-field.module.css'

type Properties = {
  name: string
  label: string
  /** By value, in their order. */
  options: Readonly<Record<string, string>>
  /** Empty: not answered. */
  value: string
  error?: string | undefined
  onChange: (value: string) => void
}

/** One answer or none: a native select, whose first line takes the answer back. */
export function ChoiceSelect({ name, label, options, value, error, onChange }: Properties) {
  const id = useId()
  return (
    <div className={fieldStyles.field}>
      <label className={fieldStyles.label} htmlFor={id}>
        {label}
      </label>
      <select
        id={id}
        name={name}
        className={`${fieldStyles.input} ${styles.select}`}
        value={value}
        aria-invalid={error !== undefined}
        aria-describedby={error !== undefined ? `${id}-note` : undefined}
        onChange={(event) => onChange(event.target.value)}
      >
        <option value="">Sans réponse</option>
        {Object.entries(options).map(([option, words]) => (
          <option key={option} value={option}>
            {words}
          </option>
        ))}
      </select>
      {error !== undefined && <FieldError id={`${id}-note`}>{error}</FieldError>}
    </div>
  )
}
