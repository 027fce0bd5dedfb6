import { administratorProcedures } from '../../../platform/http/api/administrator-procedures'
import { exportNewsletter } from './export-newsletter'
import { type OperationsDeps, readOperations } from './read-operations'

const procedures = administratorProcedures.operations

export const createOperationsRoutes = (deps: OperationsDeps) =>
  procedures.router({
    read: procedures.read.handler(() => readOperations(deps)),
    exportNewsletter: procedures.exportNewsletter.handler(({ context }) =>
      exportNewsletter(deps, context.user),
    ),
  })
