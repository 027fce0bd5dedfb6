import { useId } from 'react'
import styles from './field.module.css'
import { FieldError } from './field-error'
import { Select } from './select'

type Properties<Choice extends string> = {
  label: string
  name?: string
  /** In words, in their order. */
  choices: Readonly<Record<Choice, string>>
  /** The first line, which stands for none of them. */
  none: string
  /** '': none of them. */
  value: Choice | ''
  error?: string | undefined
  onChange: (value: Choice | '') => void
}

/** One of several, or none: the first line takes the choice back. */
export function SelectField<Choice extends string>(properties: Properties<Choice>) {
  const { label, name, choices, none, value, error, onChange } = properties
  const id = useId()
  const isChoice = (text: string): text is Choice => Object.hasOwn(choices, text)
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
        onChange={({ target }) => onChange(isChoice(target.value) ? target.value : '')}
      >
        <option value="">{none}</option>
        {Object.entries<string>(choices).map(([choice, words]) => (
          <option key={choice} value={choice}>
            {words}
          </option>
        ))}
      </Select>
      {error !== undefined && <FieldError id={`${id}-note`}>{error}</FieldError>}
    </div>
  )
}
