import { type FormEvent, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'

/** Error messages by field name, in the order of the form. */
export type FieldErrors<Field extends string> = Partial<Record<Field, string>>

type Options<Field extends string> = {
  /** Returns a message for each invalid field, in the order of the form. */
  check: (content: FormData) => FieldErrors<Field>
  /** Called with a valid form, and not while a request is pending. */
  onSend: (content: FormData) => void
  isSending?: boolean
  /** What the server refused; shown once for each new object. */
  refused?: FieldErrors<Field> | undefined
}

/** What the form element needs of `useCheckedForm`. */
export type CheckedForm = {
  formRef: RefObject<HTMLFormElement | null>
  /** The errors as they were on submit, which screen readers announce once. */
  announced: readonly string[]
  isSending: boolean
  onSubmit: (event: FormEvent<HTMLFormElement>) => void
  onInput: (event: FormEvent<HTMLFormElement>) => void
}

/**
 * Checks a form on submit, then at each change, and moves the focus to the first invalid field. Its
 * fields are uncontrolled, so that text typed before hydration is kept.
 */
export function useCheckedForm<Field extends string>(options: Options<Field>) {
  const { check, onSend, isSending = false, refused } = options
  const formRef = useRef<HTMLFormElement>(null)
  const [errors, setErrors] = useState<FieldErrors<Field>>({})
  const [hasSubmitted, setHasSubmitted] = useState(false)
  const [announced, setAnnounced] = useState<string[]>([])

  function showErrors(found: FieldErrors<Field>) {
    setErrors(found)
    const entries = Object.entries<string | undefined>(found)
    setAnnounced(entries.flatMap(([, message]) => message ?? []))
    const first = entries[0]?.[0]
    const field = first && formRef.current?.elements.namedItem(first)
    if (field instanceof HTMLElement) field.focus()
  }

  const showRefused = useEffectEvent(showErrors)
  useEffect(() => {
    if (refused) showRefused(refused)
  }, [refused])

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    setHasSubmitted(true)
    const content = new FormData(event.currentTarget)
    const found = check(content)
    showErrors(found)
    if (Object.keys(found).length === 0 && !isSending) onSend(content)
  }

  /** Before the first submit, only errors that are already shown (by another button) are updated. */
  function onInput(event: FormEvent<HTMLFormElement>) {
    const found = check(new FormData(event.currentTarget))
    setErrors(hasSubmitted ? found : pickShown(found, errors))
  }

  const form: CheckedForm = { formRef, announced, isSending, onSubmit, onInput }
  return { form, errors, showErrors }
}

const pickShown = <Field extends string>(found: FieldErrors<Field>, shown: FieldErrors<Field>) =>
  Object.fromEntries(
    Object.entries<string | undefined>(found).filter(([field]) => field in shown),
  ) as FieldErrors<Field>

/** Returns what was typed in a field, unchanged; '' when the form has no such field. */
export const readText = (form: FormData, name: string) => String(form.get(name) ?? '')
