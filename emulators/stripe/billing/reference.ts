/** The id of what is named by its id alone, or that came expanded. */
export const idOf = (reference: string | { id: string }) =>
  typeof reference === 'string' ? reference : reference.id
