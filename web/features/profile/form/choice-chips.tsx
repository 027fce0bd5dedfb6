import { useId } from 'react'
import { CheckboxChip } from '../../../ui/forms/chip'
import { FieldError } from '../../../ui/forms/field-error'
import { Icon } from '../../../ui/icons/icon'
import styles from './choice-chips.module.css'

type Props = {
  name: string
  label: string
  options: readonly string[]
  values: readonly string[]
  error?: string | undefined
  /** Whether an option is sensitive. Sensitive options show a shield and need the consent. */
  isSensitive?: (option: string) => boolean
  onChange: (values: string[]) => void
}

/** A question that allows several answers: native checkboxes that look like chips. */
export function ChoiceChips({
  name,
  label,
  options,
  values,
  error,
  isSensitive = () => false,
  onChange,
}: Props) {
  const id = useId()
  const setOptionChosen = (option: string, isChosen: boolean) =>
    onChange(isChosen ? [...values, option] : values.filter((value) => value !== option))
  return (
    <fieldset
      className={styles.group}
      aria-describedby={error !== undefined ? `${id}-note` : undefined}
    >
      <legend>{label}</legend>
      <div className={styles.chips}>
        {options.map((option) => (
          <CheckboxChip
            key={option}
            name={name}
            value={option}
            checked={values.includes(option)}
            isInvalid={error !== undefined && isSensitive(option) && values.includes(option)}
            onChange={(event) => setOptionChosen(option, event.target.checked)}
          >
            {option}
            {isSensitive(option) && (
              <>
                <Icon name="shield" size="s" />
                <span className="visually-hidden"> (protégé, demande votre accord)</span>
              </>
            )}
          </CheckboxChip>
        ))}
      </div>
      {error !== undefined && <FieldError id={`${id}-note`}>{error}</FieldError>}
    </fieldset>
  )
}
