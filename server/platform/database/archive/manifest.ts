import { z } from 'zod'

const table = z.object({
  schema: z.string(),
  name: z.string(),
  /** The columns, in the order of the values in a row. Generated columns are omitted. */
  columns: z.array(z.string()).min(1),
  rows: z.number().int().nonnegative(),
  /** Where the compressed rows are in the file. */
  offset: z.number().int().nonnegative(),
  bytes: z.number().int().nonnegative(),
  /** SHA-256 of the compressed rows, hexadecimal. */
  sha256: z.string(),
})

const sequence = z.object({
  /** The table and the identity column that use the sequence. */
  schema: z.string(),
  table: z.string(),
  column: z.string(),
  /** A bigint, as text. */
  lastValue: z.string(),
  isCalled: z.boolean(),
})

const manifestSchema = z.object({
  format: z.literal(1),
  createdAt: z.iso.datetime(),
  /** The version of the database, such as "PostgreSQL 15.8"; for information only. */
  engine: z.string(),
  /** The migrations that had run; they define the version of the tables. */
  migrations: z.array(z.string()).min(1),
  /** The job queues that a restore creates for the waiting jobs. */
  queues: z.array(z.object({ name: z.string(), policy: z.string() })),
  /**
   * Shows whether an installation has the same secret as the archived one (AUTH_SECRET, or
   * `DATA_DIR/secret`), without revealing it.
   */
  secretCheck: z.string().nullable(),
  tables: z.array(table),
  sequences: z.array(sequence),
})

/** Describes the content of an archive; stored at its end. */
export type Manifest = z.infer<typeof manifestSchema>
export type ArchivedTable = z.infer<typeof table>
export type ArchivedSequence = z.infer<typeof sequence>

/** Returns undefined for text that is not a manifest of this format. */
export function parseManifest(text: string): Manifest | undefined {
  try {
    return manifestSchema.parse(JSON.parse(text))
  } catch {
    return undefined
  }
}
