import { readText } from '../../../forms/use-checked-form'
import { TextField } from '../../../ui/forms/text-field'

type Props = { label?: string; error: string | undefined }

/** A field for an e-mail address; phones show their keyboard for addresses. */
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

/** Returns the address without the spaces around it, which nobody types on purpose. */
export const readEmail = (form: FormData) => readText(form, 'email').trim()
