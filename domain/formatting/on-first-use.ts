/**
 * Returns a function that creates a value at its first call and returns the same value from then
 * on. Used for formatters of Intl, because a script that creates one while loading delays the page
 * (docs/decisions/064).
 */
export function onFirstUse<Value extends object>(create: () => Value): () => Value {
  let value: Value | undefined
  return () => {
    value ??= create()
    return value
  }
}
