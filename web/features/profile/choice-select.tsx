import { useId } from 'react'
import fieldStyles from '../../ui/field.module.css'
import { FieldError } from '../../ui/field-error'
import { Select } from '../../ui/select'

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
      <Select
        id={id}
        name={name}
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
      </Select>
      {error !== undefined && <FieldError id={`${id}-note`}>{error}</FieldError>}
    </div>
  )
}
