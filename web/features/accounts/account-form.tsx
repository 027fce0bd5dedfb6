import { type FormEvent, type ReactNode, type RefObject, useEffect } from 'react'
import { Button } from '../../ui/button'
import { ErrorSummary } from '../../ui/error-summary'
import styles from './account-panel.module.css'

type Properties = {
  form: RefObject<HTMLFormElement | null>
  announced: readonly string[]
  label: string
  isSending: boolean
  onSend: (event: FormEvent<HTMLFormElement>) => void
  onInput: (event: FormEvent<HTMLFormElement>) => void
  onCancel: () => void
  children: ReactNode
}

/** A few fields that unfold under their matter; the first one is ready to be typed in. */
export function AccountForm({ form, announced, label, isSending, onCancel, ...rest }: Properties) {
  useEffect(() => {
    form.current?.querySelector('input')?.focus()
  }, [form])
  return (
    <form
      ref={form}
      className={styles.form}
      onSubmit={rest.onSend}
      onInput={rest.onInput}
      noValidate
    >
      <ErrorSummary faults={announced} />
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
