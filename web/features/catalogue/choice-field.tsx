import { useId } from 'react'
import { Select } from '../../ui/select'
import styles from './filters.module.css'

type Properties<Choice extends string> = {
  label: string
  choices: Record<Choice, string>
  /** null: all of them. */
  value: Choice | null
  onChange: (value: Choice | null) => void
}

/** One of several, or « Toutes ». */
export function ChoiceField<Choice extends string>({
  label,
  choices,
  value,
  onChange,
}: Properties<Choice>) {
  const id = useId()
  const isChoice = (text: string): text is Choice => Object.hasOwn(choices, text)
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <Select
        id={id}
        value={value ?? ''}
        onChange={({ target }) => onChange(isChoice(target.value) ? target.value : null)}
      >
        <option value="">Toutes</option>
        {Object.entries<string>(choices).map(([choice, words]) => (
          <option key={choice} value={choice}>
            {words}
          </option>
        ))}
      </Select>
    </div>
  )
}
