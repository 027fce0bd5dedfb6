import { administratorProcedures } from '../../../platform/http/api/administrator-procedures'
import { type LiveDeps, readLive } from './read-live'

const procedures = administratorProcedures.live

export const createAdminLiveRoutes = (deps: LiveDeps) =>
  procedures.router({ read: procedures.read.handler(() => readLive(deps)) })
