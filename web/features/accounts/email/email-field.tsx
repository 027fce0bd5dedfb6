import { readText } from '../../../forms/use-checked-form'
import { TextField } from '../../../ui/forms/text-field'

type Props = { label?: string; error: string | undefined }

/** An email field; phones show their keyboard for addresses. */
export const EmailField = ({ label = 'Email', error }: Props) => (
  <TextField
    label={label}
    name="email"
    type="email"
    autoComplete="email"
    inputMode="email"
    error={error}
  />
)

/** Returns the email without the spaces around it, which nobody types on purpose. */
export const readEmail = (form: FormData) => readText(form, 'email').trim()
