import { z } from 'zod'
import { storableText } from '../../../contract/storable-text'
import type { FormFields } from '../form-fields'
import { invalidParameter, missingParameter, unknownParameter } from '../stripe-failure'

/** Everything arrives as text; an empty one takes a value away. */
export const text = () => storableText().max(5_000)
export const integer = () =>
  z
    .string()
    .regex(/^\d{1,15}$/)
    .transform(Number)
export const flag = () => z.enum(['true', 'false']).transform((given) => given === 'true')
export const address = () =>
  text().refine((given) => /^https?:\/\//.test(given) && URL.canParse(given), 'Not a valid URL')

/** At most 50 names of 40 characters, with values of 500 (docs.stripe.com/api/metadata). */
export const metadata = () =>
  z
    .record(z.string().max(40), text().max(500))
    .refine((given) => Object.keys(given).length <= 50, 'You can specify up to 50 keys')
    .transform((given) => ({ ...given }))

/** Understood everywhere: what to answer whole instead of by its id. */
const everywhere = { expand: z.array(text()).optional() }

/**
 * Parses the fields of a request. One that the stand-in does not know is refused, not overlooked: a
 * discount that is silently ignored would be a wrong price.
 */
export function readInput<Shape extends z.ZodRawShape>(fields: FormFields, shape: Shape) {
  const read = z.strictObject({ ...shape, ...everywhere }).safeParse(fields)
  if (read.success) return read.data
  const [issue] = read.error.issues
  const param = paramOf(issue?.path ?? [])
  if (issue?.code === 'unrecognized_keys')
    throw unknownParameter(paramOf([...issue.path, issue.keys[0] ?? '']))
  if (issue?.code === 'invalid_type' && issue.input === undefined) throw missingParameter(param)
  throw invalidParameter(param, issue?.message ?? 'not understood')
}

const paramOf = ([head = '', ...rest]: readonly PropertyKey[]) =>
  String(head) + rest.map((part) => `[${String(part)}]`).join('')

/** New names are added, empty values take theirs away. */
export function mergeMetadata(
  before: Record<string, string> | null,
  changes: Record<string, string> = {},
) {
  const merged = { ...before, ...changes }
  return Object.fromEntries(Object.entries(merged).filter(([, value]) => value !== ''))
}
