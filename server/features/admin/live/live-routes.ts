import { implement } from '@orpc/server'
import { adminLiveContract } from '../../../../contract/admin/live'
import {
  handleErrors,
  type RequestContext,
  requireAdministrator,
  requireUser,
} from '../../../platform/http/api/procedures'
import { type LiveDeps, readLive } from './read-live'

const procedures = implement(adminLiveContract)
  .$context<RequestContext>()
  .use(handleErrors)
  .use(requireUser)
  .use(requireAdministrator)

export const createAdminLiveRoutes = (deps: LiveDeps) =>
  procedures.router({ read: procedures.read.handler(() => readLive(deps)) })
