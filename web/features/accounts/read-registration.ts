import type { Registration } from '../../../domain/accounts/registration'
import { emailOf, textOf } from './form-text'

/** The sign-up form as it was filled in. */
export const readRegistration = (form: FormData): Registration => ({
  email: emailOf(form),
  username: textOf(form, 'username').trim(),
  password: textOf(form, 'password'),
  confirmation: textOf(form, 'confirmation'),
  hasAcceptedTerms: form.has('hasAcceptedTerms'),
})
