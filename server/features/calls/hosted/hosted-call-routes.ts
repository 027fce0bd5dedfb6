import type { FastifyInstance, FastifyRequest } from 'fastify'
import { fixedApiPaths } from '../../../../contract/paths'
import type { HostedVoice } from '../../../../voice/ports/hosted-voice'
import { ApplicationError } from '../../../platform/application-error'
import { type ConnectHostedDeps, connectHostedCall, vapiApiPath } from './connect-hosted-call'
import type { HostedCallRepository } from './hosted-call-repository'
import { hasEnded, type SettleHostedDeps, settleHostedCall } from './settle-hosted-call'

/** Large, because a report contains the whole conversation several times. */
const reportLimitBytes = 8 * 1_024 * 1_024

export type HostedCallRoutesDeps = SettleHostedDeps &
  ConnectHostedDeps & {
    hostedCalls: SettleHostedDeps['hostedCalls'] &
      ConnectHostedDeps['hostedCalls'] &
      Pick<HostedCallRepository, 'findByServiceCallId'>
    hostedVoice: ConnectHostedDeps['hostedVoice'] &
      Pick<HostedVoice, 'isFromService' | 'readReport'>
  }

/**
 * Imitates the part of Vapi's API that Vapi's browser client calls, and adds the webhook that
 * receives Vapi's report at the end of a call.
 */
export async function hostedCallRoutes(app: FastifyInstance, deps: HostedCallRoutesDeps) {
  const { hostedCalls, hostedVoice } = deps

  // The request body is ignored: the server chooses the assistant and every setting.
  app.post(`${vapiApiPath}/call/web`, async (request, reply) => {
    const [, token = ''] = /^Bearer (\S{1,200})$/.exec(request.headers.authorization ?? '') ?? []
    return reply.status(201).send(await connectHostedCall(deps, token))
  })

  /**
   * Runs before the body is read, so that only the service can make this process parse megabytes.
   */
  async function requireSecret({ headers }: FastifyRequest) {
    const secret = headers['x-vapi-secret']
    if (!hostedVoice.isFromService(typeof secret === 'string' ? secret : undefined))
      throw new ApplicationError('UNAUTHENTICATED')
  }

  const webhook = { bodyLimit: reportLimitBytes, onRequest: requireSecret }
  app.post(fixedApiPaths.vapiWebhook, webhook, async (request, reply) => {
    const message = hostedVoice.readReport(request.body)
    const hostedCall = message && (await hostedCalls.findByServiceCallId(message.id))
    if (hostedCall && hasEnded(message.report))
      await settleHostedCall(deps, hostedCall, message.report)
    return reply.send({ received: true })
  })
}
