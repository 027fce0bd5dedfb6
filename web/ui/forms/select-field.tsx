import { useId } from 'react'
import styles from './field.module.css'
import { FieldError } from './field-error'
import { Select } from './select'

type Props<Option extends string> = {
  label: string
  name?: string
  /** Labels by value, in display order. */
  options: Readonly<Record<Option, string>>
  /** Label of the first option, which selects nothing. */
  emptyLabel: string
  /** '' for no selection. */
  value: Option | ''
  error?: string | undefined
  onChange: (value: Option | '') => void
}

/** A labelled select with an option for no selection. */
export function SelectField<Choice extends string>(props: Props<Choice>) {
  const { label, name, options, emptyLabel, value, error, onChange } = props
  const id = useId()
  const isOption = (text: string): text is Choice => Object.hasOwn(options, text)
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <Select
        id={id}
        name={name}
        value={value}
        aria-invalid={error !== undefined}
        aria-describedby={error !== undefined ? `${id}-note` : undefined}
        onChange={({ target }) => onChange(isOption(target.value) ? target.value : '')}
      >
        <option value="">{emptyLabel}</option>
        {Object.entries<string>(options).map(([option, text]) => (
          <option key={option} value={option}>
            {text}
          </option>
        ))}
      </Select>
      {error !== undefined && <FieldError id={`${id}-note`}>{error}</FieldError>}
    </div>
  )
}
