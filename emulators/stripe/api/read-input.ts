import { z } from 'zod'
import { storableText } from '../../../contract/storable-text'
import type { FormFields } from '../form-fields'
import { invalidParameter, missingParameter, unknownParameter } from '../stripe-api-error'

/** A text parameter. It may be empty: in some updates, an empty text unsets the value. */
export const text = () => storableText().max(5_000)
export const integer = () =>
  z
    .string()
    .regex(/^\d{1,15}$/)
    .transform(Number)
export const flag = () => z.enum(['true', 'false']).transform((given) => given === 'true')
export const url = () =>
  text().refine((given) => /^https?:\/\//.test(given) && URL.canParse(given), 'Not a valid URL')

/** At most 50 keys of up to 40 characters, with values of up to 500 (docs.stripe.com/api/metadata). */
export const metadata = () =>
  z
    .record(z.string().max(40), text().max(500))
    .refine((given) => Object.keys(given).length <= 50, 'You can specify up to 50 keys')
    .transform((given) => ({ ...given }))

/** Accepted by every operation: the paths to expand. */
const commonParameters = { expand: z.array(text()).optional() }

/**
 * Parses the fields of a request. Throws for a missing or invalid field, and for a field that the
 * emulator does not support: ignoring a discount, for example, would charge a wrong price.
 */
export function readInput<Shape extends z.ZodRawShape>(fields: FormFields, shape: Shape) {
  const parsed = z.strictObject({ ...shape, ...commonParameters }).safeParse(fields)
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  const param = formatParam(issue?.path ?? [])
  if (issue?.code === 'unrecognized_keys')
    throw unknownParameter(formatParam([...issue.path, issue.keys[0] ?? '']))
  if (issue?.code === 'invalid_type' && issue.input === undefined) throw missingParameter(param)
  throw invalidParameter(param, issue?.message ?? 'invalid value')
}

const formatParam = ([head = '', ...rest]: readonly PropertyKey[]) =>
  String(head) + rest.map((part) => `[${String(part)}]`).join('')

/** Merges metadata as Stripe does: an empty value removes its key. */
export function mergeMetadata(
  before: Record<string, string> | null,
  changes: Record<string, string> = {},
) {
  const merged = { ...before, ...changes }
  return Object.fromEntries(Object.entries(merged).filter(([, value]) => value !== ''))
}
