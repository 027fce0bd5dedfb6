import { cp, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'

/** More than any file of tests needs. */
export const memberCount = 8

const membersSchema = z.array(z.object({ email: z.string(), password: z.string() }))

export type BrowserMember = z.infer<typeof membersSchema>[number]

const membersFile = 'members.json'

export const writeMembers = (home: string, members: readonly BrowserMember[]) =>
  writeFile(path.join(home, membersFile), JSON.stringify(members))

/**
 * Fills an empty data directory with what tests/support/product/product-template-setup.ts left, and answers
 * who has registered there; outside the tests nothing is filled in and nobody has.
 */
export async function copyTemplate(dataDirectory: string): Promise<BrowserMember[]> {
  const home = process.env['PRODUCT_TEMPLATE']
  if (home === undefined) return []
  await cp(path.join(home, 'data'), dataDirectory, { recursive: true })
  return membersSchema.parse(JSON.parse(await readFile(path.join(home, membersFile), 'utf8')))
}
