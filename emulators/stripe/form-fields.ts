export type FormValue = string | FormValue[] | { [name: string]: FormValue }
export type FormFields = { [name: string]: FormValue }

type Branch = Map<string, string | Branch>

/** Deeper than anything the Stripe library sends; limits recursion. */
const maxDepth = 8

/**
 * Parses Stripe's form encoding (`a[b][0][c]=value`) into objects and arrays. Never throws: a
 * closing bracket may be missing, and names are cut off at `maxDepth` levels.
 */
export function readFormFields(source: string): FormFields {
  const root: Branch = new Map()
  for (const [name, value] of new URLSearchParams(source)) setValue(root, parseName(name), value)
  return toFields(root)
}

function parseName(name: string) {
  const [head = '', ...bracketedParts] = name.split('[')
  return [head, ...bracketedParts.map((part) => part.replace(/\]$/, ''))].slice(0, maxDepth)
}

function setValue(branch: Branch, [name = '', ...innerNames]: string[], value: string) {
  // "a[]=" appends to a list.
  const key = name === '' ? String(branch.size) : name
  if (innerNames.length === 0) {
    branch.set(key, value)
    return
  }
  const existing = branch.get(key)
  const innerBranch: Branch = existing instanceof Map ? existing : new Map()
  branch.set(key, innerBranch)
  setValue(innerBranch, innerNames, value)
}

function toFields(branch: Branch): FormFields {
  // The object has no prototype, because a field may have any name.
  const fields: FormFields = Object.create(null)
  for (const [name, value] of branch) fields[name] = toFormValue(value)
  return fields
}

function toFormValue(value: string | Branch): FormValue {
  if (typeof value === 'string') return value
  const isList = [...value.keys()].every((name, index) => name === String(index))
  return isList ? [...value.values()].map(toFormValue) : toFields(value)
}
