/** What was typed in a field, as it was typed; '' where the form has no such field. */
export const textOf = (form: FormData, name: string) => String(form.get(name) ?? '')

/** Nobody means the spaces around an address. */
export const emailOf = (form: FormData) => textOf(form, 'email').trim()
