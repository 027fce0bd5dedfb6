import { eq } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import type { Database } from '../../platform/database/open-database'
import { userProfiles } from '../../platform/database/tables/profile-tables'
import type { Person } from '../../policies'
import type { Auth } from './create-auth'
import { readHeaders } from './read-headers'

export type FindPerson = (request: Pick<FastifyRequest, 'headers'>) => Promise<Person | null>

/** Who asks, by session cookie or bearer token; nobody is looked up for a request with neither. */
export function createFindPerson(auth: Auth, database: Database, adminEmail?: string): FindPerson {
  return async (request) => {
    const { cookie, authorization } = request.headers
    if (!cookie?.includes('session_token') && !authorization) return null
    const session = await auth.api.getSession({ headers: readHeaders(request) })
    if (!session) return null
    const { id, email, emailVerified } = session.user
    return {
      id,
      isAdministrator: (emailVerified && email === adminEmail) || (await isAdministrator(id)),
    }
  }

  async function isAdministrator(id: string) {
    const [profile] = await database
      .select({ role: userProfiles.role })
      .from(userProfiles)
      .where(eq(userProfiles.id, id))
    return profile?.role === 'admin'
  }
}
