import { eq } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import { ApplicationError } from '../../platform/application-error'
import type { Database } from '../../platform/database/open-database'
import { userProfiles } from '../../platform/database/tables/profile-tables'
import type { SignedInUser } from '../../policies'
import { createAuthHeaders } from './auth/auth-headers'
import type { Auth } from './auth/create-auth'

type Request = Pick<FastifyRequest, 'headers'>

/**
 * Returns null without a valid session. Throws ACCOUNT_SUSPENDED for a session of a suspended
 * account.
 */
export type FindSignedInUser = (request: Request) => Promise<SignedInUser | null>

/**
 * Finds the user of a request, for routes that are open to visitors: `user` is null for a visitor
 * and for a suspended account.
 */
export type FindRequester = (
  request: Request,
) => Promise<{ user: SignedInUser | null; isSuspended: boolean }>

export function createFindSignedInUser(findRequester: FindRequester): FindSignedInUser {
  return async (request) => {
    const { user, isSuspended } = await findRequester(request)
    if (isSuspended) throw new ApplicationError('ACCOUNT_SUSPENDED')
    return user
  }
}

/**
 * Finds the user of a request by session cookie or bearer token. A request with neither causes no
 * database query.
 */
export function createFindRequester(
  auth: Auth,
  database: Database,
  adminEmail?: string,
): FindRequester {
  return async (request) => {
    const { cookie, authorization } = request.headers
    if (!cookie?.includes('session_token') && !authorization) return visitor
    const session = await auth.api.getSession({ headers: createAuthHeaders(request) })
    if (!session) return visitor
    const { id, email, emailVerified, suspendedAt } = session.user
    if (suspendedAt) return { user: null, isSuspended: true }
    const isConfiguredAdministrator = emailVerified && email === adminEmail
    return {
      user: { id, isAdministrator: isConfiguredAdministrator || (await isAdministrator(id)) },
      isSuspended: false,
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

const visitor = { user: null, isSuspended: false }
