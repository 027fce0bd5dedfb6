import type { Registration } from '../../../domain/registration'

/** The sign-up form as it was filled in. */
export function readRegistration(form: FormData): Registration {
  const text = (name: string) => String(form.get(name) ?? '')
  return {
    email: text('email').trim(),
    username: text('username').trim(),
    password: text('password'),
    confirmation: text('confirmation'),
    hasAcceptedTerms: form.has('hasAcceptedTerms'),
  }
}
