import { readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { defaultOperator } from '../content/operator'
import type { Operator } from '../domain/billing/operator'

/**
 * Name of the file, in the data directory, that contains the operator's legal facts. All facts are
 * optional.
 */
export const operatorFileName = 'operator.json'

const text = z.string().trim().min(1).max(300)

/** Refuses unknown properties: a misspelt name would leave a gap in the legal texts. */
const operatorFacts = z.strictObject({
  companyName: text,
  legalForm: text,
  capitalEuros: z.number().int().positive(),
  registrationCity: text,
  registrationNumber: text,
  postalAddress: z.array(text).min(1).max(6),
  director: text,
  phone: text.regex(/\d{2}/),
  contactEmail: z.email(),
  vat: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('exempt') }),
    z.strictObject({
      kind: z.literal('registered'),
      number: text,
      ratePercent: z.number().min(0).max(100),
    }),
  ]),
  host: z.strictObject({ name: text, address: text, phone: text }),
  mediator: z.strictObject({ name: text, address: text, url: z.url({ protocol: /^https?$/ }) }),
} satisfies Record<keyof Operator, z.ZodType>)

/** Thrown when the operator file cannot be used. The message is one line. */
export class OperatorFileError extends Error {}

/**
 * Reads the legal facts about the operator from DATA_DIR/operator.json. Facts that the file
 * omits come from content/operator.ts. Throws OperatorFileError for a file that is unreadable or
 * invalid, because the service would otherwise sell with wrong legal texts.
 */
export function readOperator(dataDirectory: string): Operator {
  const file = path.join(dataDirectory, operatorFileName)
  const content = readIfExists(file)
  if (content === undefined) return defaultOperator
  const parsed = operatorFacts.partial().safeParse(parseJson(file, content))
  // The type of a partial schema allows the value undefined, which JSON does not have.
  if (parsed.success) return { ...defaultOperator, ...(parsed.data as Partial<Operator>) }
  const [issue] = parsed.error.issues
  throw new OperatorFileError(`${file} : ${describeIssue(issue)}.`)
}

function readIfExists(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw new OperatorFileError(`${file} ne se lit pas : vérifiez ses droits.`, { cause: error })
  }
}

function parseJson(file: string, content: string): unknown {
  try {
    return JSON.parse(content)
  } catch (error) {
    throw new OperatorFileError(
      `${file} n’est pas du JSON : une virgule, un guillemet ou une accolade manque.`,
      { cause: error },
    )
  }
}

function describeIssue(issue: z.core.$ZodIssue | undefined): string {
  if (issue?.code === 'unrecognized_keys')
    return `« ${issue.keys.join(' », « ')} » n’est pas un nom connu (docs/OPERATIONS.md les donne tous)`
  return `« ${issue?.path.join('.')} » n’a pas une valeur possible`
}
