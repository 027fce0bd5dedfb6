import { type Ref, useId } from 'react'
import {
  isReportReason,
  type ReportReason,
  reportReasons,
} from '../../../domain/conversations/report'
import { FieldError } from '../../ui/forms/field-error'
import styles from './report.module.css'

type Props = {
  value: ReportReason | null
  error: string | undefined
  firstReasonInput: Ref<HTMLInputElement>
  isDisabled: boolean
  onChange: (reason: ReportReason) => void
}

const reasons = Object.keys(reportReasons).filter(isReportReason)

/** The choice of a reason, with native radio buttons for keyboard and screen reader support. */
export function ReasonChoice({ value, error, firstReasonInput, isDisabled, onChange }: Props) {
  const id = useId()
  return (
    <fieldset
      className={styles.reasons}
      aria-describedby={error !== undefined ? `${id}-note` : undefined}
    >
      <legend>Que voulez-vous signaler{'\u00a0'}?</legend>
      {reasons.map((reason, index) => (
        <label key={reason} className={styles.reason}>
          <input
            ref={index === 0 ? firstReasonInput : undefined}
            type="radio"
            name={`${id}-reason`}
            value={reason}
            checked={reason === value}
            disabled={isDisabled}
            onChange={() => onChange(reason)}
          />
          {reportReasons[reason]}
        </label>
      ))}
      {error !== undefined && <FieldError id={`${id}-note`}>{error}</FieldError>}
    </fieldset>
  )
}
