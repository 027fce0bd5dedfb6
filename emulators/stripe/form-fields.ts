export type FormValue = string | FormValue[] | { [name: string]: FormValue }
export type FormFields = { [name: string]: FormValue }

type Branch = Map<string, string | Branch>

/** As deep as anything that the library sends, and shallow enough for a stack. */
const deepest = 8

/**
 * Reads `a[b][0][c]=value`, the encoding of the payment API, into objects and arrays. Names that
 * are no such path are kept as they are.
 */
export function readFormFields(source: string): FormFields {
  const root: Branch = new Map()
  for (const [name, value] of new URLSearchParams(source)) place(root, pathOf(name), value)
  return objectOf(root)
}

function pathOf(name: string) {
  const [head = '', ...rest] = name.split('[')
  return [head, ...rest.map((part) => part.replace(/\]$/, ''))].slice(0, deepest)
}

function place(branch: Branch, [name = '', ...rest]: string[], value: string) {
  // « a[]= » adds to a list.
  const key = name === '' ? String(branch.size) : name
  if (rest.length === 0) {
    branch.set(key, value)
    return
  }
  const known = branch.get(key)
  const next: Branch = known instanceof Map ? known : new Map()
  branch.set(key, next)
  place(next, rest, value)
}

function objectOf(branch: Branch): FormFields {
  // No prototype: a field may have any name.
  const fields: FormFields = Object.create(null)
  for (const [name, value] of branch) fields[name] = valueIn(value)
  return fields
}

function valueIn(value: string | Branch): FormValue {
  if (typeof value === 'string') return value
  const isList = [...value.keys()].every((name, index) => name === String(index))
  return isList ? [...value.values()].map(valueIn) : objectOf(value)
}
