import { type ReactNode, useEffect } from 'react'
import type { CheckedForm } from '../../../forms/use-checked-form'
import { Button } from '../../../ui/buttons/button'
import { ErrorSummary } from '../../../ui/forms/error-summary'
import styles from './account-panel.module.css'

type Props = CheckedForm & { label: string; onCancel: () => void; children: ReactNode }

/** A form that opens inside a section of the settings, with the focus in its first field. */
export function AccountForm({ formRef, announced, isSending, label, onCancel, ...rest }: Props) {
  useEffect(() => {
    formRef.current?.querySelector('input')?.focus()
  }, [formRef])
  return (
    <form
      ref={formRef}
      method="post"
      className={styles.form}
      onSubmit={rest.onSubmit}
      onInput={rest.onInput}
      noValidate
    >
      <ErrorSummary errors={announced} />
      {rest.children}
      <div className={styles.buttons}>
        <Button type="submit" isBusy={isSending}>
          {label}
        </Button>
        <Button kind="ghost" onClick={onCancel}>
          Annuler
        </Button>
      </div>
    </form>
  )
}
