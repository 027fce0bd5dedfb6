import type { ComponentProps } from 'react'
import type { CheckedFormState } from './use-checked-form'

type Props = Pick<ComponentProps<'form'>, 'action' | 'className' | 'style' | 'children'> & {
  form: CheckedFormState
}

/** A form that `useCheckedForm` checks in place of the browser. */
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
