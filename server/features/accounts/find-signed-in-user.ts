import { eq } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import { ApplicationError } from '../../platform/application-error'
import type { Database } from '../../platform/database/open-database'
import { userProfiles } from '../../platform/database/tables/profile-tables'
import type { SignedInUser } from '../../policies'
import { createAuthHeaders } from './auth/auth-headers'
import type { Auth } from './auth/create-auth'

type Request = Pick<FastifyRequest, 'headers'>

/** null without a valid session. Throws ACCOUNT_SUSPENDED for that of a suspended account. */
export type FindSignedInUser = (request: Request) => Promise<SignedInUser | null>

/** The same, for requests that a suspended user may make as a visitor. */
export type FindUserOrSuspended = (request: Request) => Promise<SignedInUser | 'suspended' | null>

export function createFindSignedInUser(findUserOrSuspended: FindUserOrSuspended): FindSignedInUser {
  return async (request) => {
    const found = await findUserOrSuspended(request)
    if (found === 'suspended') throw new ApplicationError('ACCOUNT_SUSPENDED')
    return found
  }
}

/**
 * Finds the user of a request by session cookie or bearer token. A request with neither causes no
 * database query.
 */
export function createFindUserOrSuspended(
  auth: Auth,
  database: Database,
  adminEmail?: string,
): FindUserOrSuspended {
  return async (request) => {
    const { cookie, authorization } = request.headers
    if (!cookie?.includes('session_token') && !authorization) return null
    const session = await auth.api.getSession({ headers: createAuthHeaders(request) })
    if (!session) return null
    const { id, email, emailVerified, suspendedAt } = session.user
    if (suspendedAt) return 'suspended'
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
