import type { ReactNode } from 'react'
import type { CheckedForm } from '../../../forms/use-checked-form'
import { Button } from '../../../ui/buttons/button'
import { ErrorSummary } from '../../../ui/forms/error-summary'

type Props = CheckedForm & {
  /** Names the action of the page that handles the form (see `runFormAction`). */
  intent: string
  label: string
  /** Where the browser sends the form without scripts; by default to the page itself. */
  action?: string
  /** Below the form: another way to sign in. */
  after?: ReactNode
  children: ReactNode
}

/** The form of an account page, with a summary of its errors for screen readers and one wide button. */
export const AuthForm = ({
  formRef,
  announced,
  isSending,
  onSubmit,
  onInput,
  intent,
  action,
  label,
  after,
  children,
}: Props) => (
  <div className="stack stack--fill" style={spacing}>
    <form
      ref={formRef}
      method="post"
      action={action}
      className="stack stack--fill"
      style={spacing}
      onSubmit={onSubmit}
      onInput={onInput}
      noValidate
    >
      <input type="hidden" name="intent" value={intent} />
      <ErrorSummary errors={announced} />
      {children}
      <Button type="submit" kind="primary" size="l" isBlock isBusy={isSending}>
        {label}
      </Button>
    </form>
    {after}
  </div>
)

const spacing = { '--stack': 'var(--space-5)' }
