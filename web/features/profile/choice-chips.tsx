import { useId } from 'react'
import { CheckChip } from '../../ui/chip'
import { FieldError } from '../../ui/field-error'
import { Icon } from '../../ui/icon'
import styles from './profile-field.module.css'

type Properties = {
  name: string
  label: string
  options: readonly string[]
  values: readonly string[]
  error?: string | undefined
  /** Marked with a shield: they ask for the consent. */
  isProtected?: (option: string) => boolean
  onChange: (values: string[]) => void
}

/** Several answers: native boxes that look like chips, in one named group. */
export function ChoiceChips({
  name,
  label,
  options,
  values,
  error,
  isProtected = () => false,
  onChange,
}: Properties) {
  const id = useId()
  const toggle = (option: string, isChosen: boolean) =>
    onChange(isChosen ? [...values, option] : values.filter((value) => value !== option))
  return (
    <fieldset
      className={styles.group}
      aria-describedby={error !== undefined ? `${id}-note` : undefined}
    >
      <legend>{label}</legend>
      <div className={styles.chips}>
        {options.map((option) => (
          <CheckChip
            key={option}
            name={name}
            value={option}
            checked={values.includes(option)}
            isInvalid={error !== undefined && isProtected(option) && values.includes(option)}
            onChange={(event) => toggle(option, event.target.checked)}
          >
            {option}
            {isProtected(option) && (
              <>
                <Icon name="shield" size="s" />
                <span className="visually-hidden"> (protégé, demande votre accord)</span>
              </>
            )}
          </CheckChip>
        ))}
      </div>
      {error !== undefined && <FieldError id={`${id}-note`}>{error}</FieldError>}
    </fieldset>
  )
}
