import { implement } from '@orpc/server'
import { meContract } from '../../../contract/account/me'
import { answerErrors, type RequestContext } from '../../platform/http/procedures'
import type { ReadMe } from './read-me'

const procedures = implement(meContract).$context<RequestContext>().use(answerErrors)

export const createMeRoutes = (readMe: ReadMe) =>
  procedures.router({
    get: procedures.get.handler(({ context }) => (context.user ? readMe(context.user) : null)),
  })
