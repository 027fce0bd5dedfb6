import { cp, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'

/** More than all browser tests together need, if one worker runs them all. */
export const templateUserCount = 100

const usersSchema = z.array(
  z.object({ email: z.string(), password: z.string(), cookie: z.string() }),
)

/** A registered user; `cookie` is that of a session, for one who is in the template. */
export type TemplateUser = { email: string; password: string; cookie?: string }

const usersFile = 'users.json'

export const writeTemplateUsers = (home: string, users: readonly TemplateUser[]) =>
  writeFile(path.join(home, usersFile), JSON.stringify(users))

/**
 * Fills an empty data directory with what product-template-setup.ts made, and returns the users in
 * it. Without such a template, as in benchmarks, it does nothing and there are no users.
 */
export async function copyTemplate(dataDirectory: string): Promise<TemplateUser[]> {
  const home = process.env['PRODUCT_TEMPLATE']
  if (home === undefined) return []
  await cp(path.join(home, 'data'), dataDirectory, { recursive: true })
  return usersSchema.parse(JSON.parse(await readFile(path.join(home, usersFile), 'utf8')))
}
