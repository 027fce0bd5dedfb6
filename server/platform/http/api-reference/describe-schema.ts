import { z } from 'zod'

/** The part of JSON Schema that the contract's schemas use. */
const schemaShape = z.object({
  $ref: z.string().optional(),
  const: z.unknown().optional(),
  enum: z.array(z.unknown()).optional(),
  anyOf: z.array(z.unknown()).optional(),
  oneOf: z.array(z.unknown()).optional(),
  type: z.union([z.string(), z.array(z.string())]).optional(),
  format: z.string().optional(),
  items: z.unknown().optional(),
  properties: z.record(z.string(), z.unknown()).optional(),
  required: z.array(z.string()).optional(),
})

/**
 * Describes a JSON schema as a short type, such as "[uuid]". An object has one line for each
 * property, such as "rating?: 1 | 2".
 */
export function describeSchema(schema: unknown, indent = ''): string {
  const result = schemaShape.safeParse(schema)
  if (!result.success) return 'tout'
  const { $ref, enum: values, anyOf, oneOf, type, format, items, properties } = result.data
  if ($ref) return $ref.replace(/^.*\//, '')
  if (result.data.const !== undefined) return JSON.stringify(result.data.const)
  if (values) return values.map((value) => JSON.stringify(value)).join(' | ')
  const alternatives = anyOf ?? oneOf
  if (alternatives)
    return alternatives.map((alternative) => describeSchema(alternative, indent)).join(' | ')
  if (properties) return describeObject(properties, result.data.required ?? [], indent)
  if (type === 'array') return `[${describeSchema(items, indent)}]`
  return format ?? [type ?? 'tout'].flat().join(' | ')
}

function describeObject(properties: Record<string, unknown>, required: string[], indent: string) {
  const innerIndent = `${indent}  `
  const lines = Object.entries(properties).map(([name, schema]) => {
    const optionalMark = required.includes(name) ? '' : '?'
    return `${innerIndent}${name}${optionalMark}: ${describeSchema(schema, innerIndent)}`
  })
  return `{\n${lines.join('\n')}\n${indent}}`
}
