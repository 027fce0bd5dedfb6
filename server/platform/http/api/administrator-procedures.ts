import { implement } from '@orpc/server'
import { adminContract } from '../../../../contract/admin/admin'
import { handleErrors, type RequestContext, requireAdministrator, requireUser } from './procedures'

/**
 * The procedures of the administration. Before their input is checked, they throw UNAUTHENTICATED for
 * visitors and FORBIDDEN for users who are not administrators.
 */
export const administratorProcedures = implement(adminContract)
  .$context<RequestContext>()
  .use(handleErrors)
  .use(requireUser)
  .use(requireAdministrator)
