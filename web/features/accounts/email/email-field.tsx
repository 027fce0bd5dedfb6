import { readText } from '../../../forms/checked-form'
import { TextField } from '../../../ui/forms/text-field'

type Props = { label?: string; error: string | undefined }

/** A field for an e-mail address. Phones show the e-mail keyboard for it. */
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

/** Returns the typed address without surrounding spaces. */
export const readEmail = (form: FormData) => readText(form, 'email').trim()
