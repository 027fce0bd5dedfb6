import { implement } from '@orpc/server'
import { adminOperationsContract } from '../../../../contract/admin/operations'
import {
  handleErrors,
  type RequestContext,
  requireAdministrator,
  requireUser,
} from '../../../platform/http/api/procedures'
import { exportNewsletter } from './export-newsletter'
import { type OperationsDeps, readOperations } from './read-operations'

const procedures = implement(adminOperationsContract)
  .$context<RequestContext>()
  .use(handleErrors)
  .use(requireUser)
  .use(requireAdministrator)

export const createOperationsRoutes = (deps: OperationsDeps) =>
  procedures.router({
    read: procedures.read.handler(() => readOperations(deps)),
    exportNewsletter: procedures.exportNewsletter.handler(({ context }) =>
      exportNewsletter(deps, context.user),
    ),
  })
