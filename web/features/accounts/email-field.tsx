import { TextField } from '../../ui/text-field'

type Properties = { label?: string; error: string | undefined }

/** An address, with the keyboard that a phone has for it. */
export const EmailField = ({ label = 'Email', error }: Properties) => (
  <TextField
    label={label}
    name="email"
    type="email"
    autoComplete="email"
    inputMode="email"
    error={error}
  />
)
