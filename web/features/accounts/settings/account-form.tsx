import { type ReactNode, useEffect } from 'react'
import { CheckedForm, type CheckedFormState } from '../../../forms/checked-form'
import { Button } from '../../../ui/buttons/button'
import { ErrorSummary } from '../../../ui/forms/error-summary'
import styles from './account-panel.module.css'

type Props = {
  form: CheckedFormState
  submitLabel: string
  onCancel: () => void
  children: ReactNode
}

/** A form that opens inside a section of the settings, with the focus in its first field. */
export function AccountForm({ form, submitLabel, onCancel, children }: Props) {
  const { formRef } = form
  useEffect(() => {
    formRef.current?.querySelector('input')?.focus()
  }, [formRef])
  return (
    <CheckedForm form={form} className={styles.form}>
      <ErrorSummary errors={form.announcedErrors} />
      {children}
      <div className={styles.buttons}>
        <Button type="submit" isBusy={form.isSending}>
          {submitLabel}
        </Button>
        <Button kind="ghost" onClick={onCancel}>
          Annuler
        </Button>
      </div>
    </CheckedForm>
  )
}
