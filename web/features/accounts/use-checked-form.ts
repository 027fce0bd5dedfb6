import { type FormEvent, useRef, useState } from 'react'
import { type MessageCode, messages } from '../../../domain/messages'

/** What is wrong, in words, by the name of the field, in the order of the form. */
type Faults<Field extends string> = Partial<Record<Field, string>>

type Check<Field extends string> = (form: FormData) => Partial<Record<Field, MessageCode>>

/**
 * A form whose fields keep their own text, so that what was typed before the page woke up stays.
 * Checked on sending, then again at each change; `announced` are the faults as they were on
 * sending, which a reader is told once.
 */
export function useCheckedForm<Field extends string>(check: Check<Field>) {
  const form = useRef<HTMLFormElement>(null)
  const [faults, setFaults] = useState<Faults<Field>>({})
  const [hasBeenTried, setTried] = useState(false)
  const [announced, setAnnounced] = useState<string[]>([])

  function show(found: Faults<Field>) {
    setFaults(found)
    const entries = Object.entries<string | undefined>(found)
    setAnnounced(entries.flatMap(([, words]) => words ?? []))
    const first = entries[0]?.[0]
    const field = first && form.current?.elements.namedItem(first)
    if (field instanceof HTMLElement) field.focus()
  }

  /** The form's content when nothing is wrong with it; null after showing what is. */
  function read(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    setTried(true)
    const content = new FormData(event.currentTarget)
    const found = inWords(check(content))
    show(found)
    return Object.keys(found).length === 0 ? content : null
  }

  /** Before the first sending only for what is said already, by another button for instance. */
  function checkAgain(event: FormEvent<HTMLFormElement>) {
    const found = inWords(check(new FormData(event.currentTarget)))
    setFaults(hasBeenTried ? found : pickShown(found, faults))
  }

  return { form, faults, announced, show, read, checkAgain }
}

const pickShown = <Field extends string>(found: Faults<Field>, shown: Faults<Field>) =>
  Object.fromEntries(
    Object.entries<string | undefined>(found).filter(([field]) => field in shown),
  ) as Faults<Field>

function inWords<Field extends string>(codes: Partial<Record<Field, MessageCode>>) {
  const entries = Object.entries<MessageCode | undefined>(codes)
  return Object.fromEntries(
    entries.flatMap(([field, code]) => (code ? [[field, messages[code]]] : [])),
  ) as Faults<Field>
}
