import { eq } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import type { Database } from '../../platform/database/open-database'
import { userProfiles } from '../../platform/database/tables/profile-tables'
import type { SignedInUser } from '../../policies'
import { createAuthHeaders } from './auth/auth-headers'
import type { Auth } from './auth/create-auth'

export type FindSignedInUser = (
  request: Pick<FastifyRequest, 'headers'>,
) => Promise<SignedInUser | null>

/**
 * Finds the user of a request by session cookie or bearer token; null without a valid session. A
 * request with neither causes no database query.
 */
export function createFindSignedInUser(
  auth: Auth,
  database: Database,
  adminEmail?: string,
): FindSignedInUser {
  return async (request) => {
    const { cookie, authorization } = request.headers
    if (!cookie?.includes('session_token') && !authorization) return null
    const session = await auth.api.getSession({ headers: createAuthHeaders(request) })
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
