import type { Database } from '../../../platform/database/open-database'
import { administratorProcedures } from '../../../platform/http/api/administrator-procedures'
import type { JobQueue } from '../../../platform/jobs/job-queue'
import { addMinutes } from './add-minutes'
import { listUsers, readUser } from './read-users'
import { setRole } from './set-role'
import { liftSuspension, suspendUser } from './suspend-user'
import { createUserListRepository } from './user-list-repository'
import { createUserRepository } from './user-repository'

type Deps = {
  database: Database
  /** ADMIN_EMAIL; its account is an administrator whatever its stored role is. */
  adminEmail: string | undefined
  endCall(callId: string): Promise<void>
  jobs: Pick<JobQueue, 'enqueue'>
  /** The public origin of the product, for links in e-mails. */
  origin: string
}

const procedures = administratorProcedures.users

export function createAdminUserRoutes({ database, ...others }: Deps) {
  const userList = createUserListRepository(database)
  const users = createUserRepository(database)
  const deps = { users, ...others }
  return procedures.router({
    list: procedures.list.handler(({ input }) => listUsers(userList, input)),
    get: procedures.get.handler(({ input }) => readUser(deps, input.id)),
    addMinutes: procedures.addMinutes.handler(({ context, input }) =>
      addMinutes(users, context.user.id, input),
    ),
    setRole: procedures.setRole.handler(({ context, input }) =>
      setRole(deps, context.user.id, input),
    ),
    suspend: procedures.suspend.handler(async ({ context, input }) => {
      await suspendUser(deps, context.user.id, input)
      return {}
    }),
    liftSuspension: procedures.liftSuspension.handler(async ({ context, input }) => {
      await liftSuspension(deps, context.user.id, input.id)
      return {}
    }),
  })
}
