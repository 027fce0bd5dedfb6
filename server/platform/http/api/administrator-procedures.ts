import { implement } from '@orpc/server'
import { adminContract } from '../../../../contract/admin/admin'
import { handleErrors, type RequestContext, requireAdministrator, requireUser } from './procedures'

/**
 * The procedures of the administration. They throw UNAUTHENTICATED for visitors and FORBIDDEN for
 * users who are not administrators, before they validate the input.
 */
export const administratorProcedures = implement(adminContract)
  .$context<RequestContext>()
  .use(handleErrors)
  .use(requireUser)
  .use(requireAdministrator)
