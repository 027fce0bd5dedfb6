import { type ComponentProps, useId } from 'react'
import styles from './field.module.css'
import { FieldError } from './field-error'
import { Select } from './select'

type Props<Option extends string> = Omit<
  ComponentProps<typeof Select>,
  'defaultValue' | 'id' | 'onChange' | 'size' | 'value'
> & {
  label: string
  /** Labels by value, in display order. */
  options: Readonly<Record<Option, string>>
  /** Label of the empty first option; absent when an option is always selected. */
  emptyLabel?: string
  /** '' when nothing is selected. Absent for an uncontrolled field. */
  value?: Option | ''
  defaultValue?: Option | ''
  error?: string | undefined
  onChange?: (value: Option | '') => void
}

/** A labelled select. */
export function SelectField<Option extends string>(props: Props<Option>) {
  const { label, options, emptyLabel, error, onChange, ...select } = props
  const id = useId()
  const isOption = (text: string): text is Option => Object.hasOwn(options, text)
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <Select
        {...select}
        id={id}
        aria-invalid={error !== undefined}
        aria-describedby={error !== undefined ? `${id}-note` : undefined}
        onChange={
          onChange && (({ target }) => onChange(isOption(target.value) ? target.value : ''))
        }
      >
        {emptyLabel !== undefined && <option value="">{emptyLabel}</option>}
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
