/** An object as the API answers it, without what only the pages need. */
export function withoutUnseen(object: object): object {
  if (!('unseen' in object)) return object
  const { unseen: _unseen, ...seen } = object
  return seen
}
