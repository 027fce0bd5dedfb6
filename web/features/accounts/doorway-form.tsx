import type { FormEvent, ReactNode, RefObject } from 'react'
import { Button } from '../../ui/button'
import { ErrorSummary } from '../../ui/error-summary'

type Properties = {
  form: RefObject<HTMLFormElement | null>
  announced: readonly string[]
  label: string
  isSending: boolean
  onSend: (event: FormEvent<HTMLFormElement>) => void
  onInput: (event: FormEvent<HTMLFormElement>) => void
  /** Under the button: another way in. */
  after?: ReactNode
  children: ReactNode
}

/** The form of a doorway: its faults for readers, its fields, one wide button. */
export const DoorwayForm = ({
  form,
  announced,
  label,
  isSending,
  onSend,
  onInput,
  after,
  children,
}: Properties) => (
  <form
    ref={form}
    className="stack stack--fill"
    style={{ '--stack': 'var(--space-5)' }}
    onSubmit={onSend}
    onInput={onInput}
    noValidate
  >
    <ErrorSummary faults={announced} />
    {children}
    <Button type="submit" kind="primary" size="l" isBlock isBusy={isSending}>
      {label}
    </Button>
    {after}
  </form>
)
