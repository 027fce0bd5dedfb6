import {
  type ComponentProps,
  type FormEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react'

/** Error messages by field name, in the order of the form. */
export type FieldErrors<Field extends string> = Partial<Record<Field, string>>

type Options<Field extends string> = {
  /** Returns a message for each invalid field, in the order of the form. */
  findErrors: (formData: FormData) => FieldErrors<Field>
  /** Called when a valid form is submitted while no request is pending. */
  onSend: (formData: FormData) => void
  isSending?: boolean
  /** Errors found by the server. They are shown once for each new object that is passed. */
  serverErrors?: FieldErrors<Field> | undefined
}

/** The form state that `useCheckedForm` passes to `CheckedForm`. */
export type CheckedFormState = {
  formRef: RefObject<HTMLFormElement | null>
  /** The errors found at the last submit, here or by the server; screen readers announce them once. */
  announcedErrors: readonly string[]
  isSending: boolean
  onSubmit: (event: FormEvent<HTMLFormElement>) => void
  onInput: (event: FormEvent<HTMLFormElement>) => void
}

/**
 * Checks a form on submit and moves the focus to the first invalid field; from then on, checks it on each change.
 * The form's fields are uncontrolled, so that text typed before hydration is kept.
 */
export function useCheckedForm<Field extends string>(options: Options<Field>) {
  const { findErrors, onSend, isSending = false, serverErrors } = options
  const formRef = useRef<HTMLFormElement>(null)
  const [errors, setErrors] = useState<FieldErrors<Field>>({})
  const [hasSubmitted, setHasSubmitted] = useState(false)
  const [announcedErrors, setAnnouncedErrors] = useState<string[]>([])

  function showErrors(foundErrors: FieldErrors<Field>) {
    setErrors(foundErrors)
    const entries = Object.entries<string | undefined>(foundErrors)
    setAnnouncedErrors(entries.flatMap(([, message]) => message ?? []))
    const firstField = entries[0]?.[0]
    const input = firstField && formRef.current?.elements.namedItem(firstField)
    if (input instanceof HTMLElement) input.focus()
  }

  const showServerErrors = useEffectEvent(showErrors)
  useEffect(() => {
    if (serverErrors) showServerErrors(serverErrors)
  }, [serverErrors])

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    setHasSubmitted(true)
    const formData = new FormData(event.currentTarget)
    const foundErrors = findErrors(formData)
    showErrors(foundErrors)
    if (Object.keys(foundErrors).length === 0 && !isSending) onSend(formData)
  }

  /** Before the first submit, updates only the errors that a call of `showErrors` has already shown. */
  function onInput(event: FormEvent<HTMLFormElement>) {
    const foundErrors = findErrors(new FormData(event.currentTarget))
    setErrors(hasSubmitted ? foundErrors : pickShownErrors(foundErrors, errors))
  }

  const form: CheckedFormState = { formRef, announcedErrors, isSending, onSubmit, onInput }
  return { form, errors, showErrors }
}

const pickShownErrors = <Field extends string>(
  foundErrors: FieldErrors<Field>,
  shownErrors: FieldErrors<Field>,
) =>
  Object.fromEntries(
    Object.entries<string | undefined>(foundErrors).filter(([field]) => field in shownErrors),
  ) as FieldErrors<Field>

/** Returns the text of a field as typed, untrimmed; '' when the form has no such field. */
export const readText = (form: FormData, name: string) => String(form.get(name) ?? '')

type Props = Pick<ComponentProps<'form'>, 'action' | 'className' | 'style' | 'children'> & {
  form: CheckedFormState
}

/** A form that `useCheckedForm` validates instead of the browser. */
export const CheckedForm = ({ form, ...attributes }: Props) => (
  <form
    {...attributes}
    ref={form.formRef}
    method="post"
    onSubmit={form.onSubmit}
    onInput={form.onInput}
    noValidate
  />
)
