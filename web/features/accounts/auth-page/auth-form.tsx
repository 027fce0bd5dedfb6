import type { ReactNode } from 'react'
import { CheckedForm, type CheckedFormState } from '../../../forms/checked-form'
import { Button } from '../../../ui/buttons/button'
import { ErrorSummary } from '../../../ui/forms/error-summary'

type Props = {
  form: CheckedFormState
  /** The name of the page action that handles the form (see `runFormAction`). */
  intent: string
  label: string
  /** The URL to which the browser posts the form when scripts do not run; by default the URL of the page. */
  action?: string
  /** Shown below the form, such as another way to sign in. */
  after?: ReactNode
  children: ReactNode
}

/** The form of an account page, with a summary of its errors for screen readers and one wide button. */
export const AuthForm = ({ form, intent, action, label, after, children }: Props) => (
  <div className="stack stack--fill" style={spacing}>
    <CheckedForm form={form} action={action} className="stack stack--fill" style={spacing}>
      <input type="hidden" name="intent" value={intent} />
      <ErrorSummary errors={form.announcedErrors} />
      {children}
      <Button type="submit" kind="primary" size="l" isBlock isBusy={form.isSending}>
        {label}
      </Button>
    </CheckedForm>
    {after}
  </div>
)

const spacing = { '--stack': 'var(--space-5)' }
