import { cp, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'

/** Enough for all browser tests, even if one worker runs them all. */
export const templateUserCount = 100

const userSchema = z.object({ email: z.string(), password: z.string(), cookie: z.string() })

const usersSchema = z.object({ users: z.array(userSchema), administrator: userSchema })

/** A user with a confirmed address. `cookie`: the session cookie, for users of the template. */
export type SignedUpUser = { email: string; password: string; cookie?: string }

/** The accounts in a template: users, each for one test, and one administrator for all tests. */
export type TemplateUsers = { users: SignedUpUser[]; administrator: SignedUpUser | null }

const usersFile = 'users.json'

export const writeTemplateUsers = (home: string, users: TemplateUsers) =>
  writeFile(path.join(home, usersFile), JSON.stringify(users))

/**
 * Copies the template of product-template-setup.ts into an empty data directory, and returns its users. Does
 * nothing and returns no users without a template, as in benchmarks.
 */
export async function copyTemplate(dataDirectory: string): Promise<TemplateUsers> {
  const home = process.env['PRODUCT_TEMPLATE']
  if (home === undefined) return noUsers
  await cp(path.join(home, 'data'), dataDirectory, { recursive: true })
  return usersSchema.parse(JSON.parse(await readFile(path.join(home, usersFile), 'utf8')))
}

/** The users of a data directory that is not a copy of a template. */
export const noUsers: TemplateUsers = { users: [], administrator: null }
