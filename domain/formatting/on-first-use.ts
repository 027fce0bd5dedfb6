/**
 * Returns a function that creates the value at its first call and returns it from then on. For formatters
 * of Intl: a script that creates one while it is loaded delays the page (docs/decisions/064).
 */
export function onFirstUse<Value extends object>(create: () => Value): () => Value {
  let value: Value | undefined
  return () => {
    value ??= create()
    return value
  }
}
