import type { SignUpInput } from '../../../../domain/accounts/registration'
import { readText } from '../../../forms/checked-form'
import { readEmail } from '../email/email-field'

/** Returns what was typed into the sign-up form. */
export const readRegistration = (form: FormData): SignUpInput => ({
  email: readEmail(form),
  username: readText(form, 'username').trim(),
  password: readText(form, 'password'),
  confirmation: readText(form, 'confirmation'),
  hasAcceptedTerms: form.has('hasAcceptedTerms'),
})
