import { cp } from 'node:fs/promises'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import { openDatabase } from '../../../server/platform/database/open-database'
import { agentVersions } from '../../../server/platform/database/tables/catalogue-tables'
import { readOrCreateSecret } from '../../../server/platform/read-or-create-secret'
import { createTestDirectory, removeTestDirectory } from '../database/create-test-directory'
import { makeEmbeddedTemplate } from '../database/embedded-template'
import { insertUser, testPassword } from './insert-user'
import { type SignedUpUser, templateUserCount, writeTemplateUsers } from './product-template'
import { createTestConfig } from './test-config'

/** Twice the usual speed, because tests wait for whole responses in real time. */
const wordsPerMinute = 320

/**
 * Creates the template of the data directory for fault and browser tests: an embedded database with tables,
 * companions and signed-in users. Each built product starts with a copy, which takes a tenth of a second
 * instead of several seconds.
 */
export async function makeProductTemplate() {
  const home = await createTestDirectory('template')
  const dataDirectory = path.join(home, 'data')
  const config = {
    ...(await createTestConfig(dataDirectory)),
    authSecret: readOrCreateSecret(dataDirectory),
  }
  const embeddedTemplate = await makeEmbeddedTemplate()
  const directory = path.join(dataDirectory, 'database')
  await cp(embeddedTemplate.directory, directory, { recursive: true })
  const database = await openDatabase({ kind: 'embedded', directory })
  await database.db.update(agentVersions).set({
    voice: sql`jsonb_set(${agentVersions.voice}, '{wordsPerMinute}', ${wordsPerMinute}::text::jsonb)`,
  })
  const insert = async (name: string, email: string, adminEmail?: string) => {
    const { cookie } = await insertUser(
      { database: database.db, config: { ...config, adminEmail } },
      { name, email },
    )
    return { email, password: testPassword, cookie }
  }
  const administratorEmail = 'administratrice@example.test'
  const administrator = await insert('Administratrice', administratorEmail, administratorEmail)
  const users: SignedUpUser[] = []
  for (let number = 1; number <= templateUserCount; number++)
    users.push(await insert('Camille', `camille.${number}@example.test`))
  await database.close()
  await writeTemplateUsers(home, { users, administrator })
  return {
    home,
    async remove() {
      await embeddedTemplate.remove()
      // A product that ends with its test worker may still write files for a moment.
      await removeTestDirectory(home)
    },
  }
}
