import { eq } from 'drizzle-orm'
import type { Me } from '../../../contract/me'
import type { Database } from '../../platform/database/open-database'
import { user } from '../../platform/database/tables/auth-tables'
import { userProfiles } from '../../platform/database/tables/profile-tables'
import type { Person } from '../../policies'
import { readCallMemoryConsent } from './consents'
import type { OpenAccount } from './open-account'

/** Null when the account was erased meanwhile. */
export type ReadMe = (person: Person) => Promise<Me | null>

/** The signed-in person. A profile that is missing after all is made now (section 4). */
export function createReadMe(database: Database, openAccount: OpenAccount): ReadMe {
  return async (person) => {
    const stored = (await findMe(person.id)) ?? (await openAndFind(person.id))
    if (!stored) return null
    const hasCallMemoryConsent = await readCallMemoryConsent(database, person.id)
    return { ...stored, isAdmin: person.isAdministrator, hasCallMemoryConsent }
  }

  async function openAndFind(userId: string) {
    await openAccount(userId)
    return findMe(userId)
  }

  async function findMe(userId: string) {
    const { id, username, firstName, lastName, minutesLeft, role, favorites } = userProfiles
    const [row] = await database
      .select({
        id,
        email: user.email,
        username,
        firstName,
        lastName,
        minutesLeft,
        role,
        favorites,
      })
      .from(userProfiles)
      .innerJoin(user, eq(user.id, id))
      .where(eq(id, userId))
    return row
  }
}
