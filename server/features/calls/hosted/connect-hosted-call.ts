import { type HostedVoice, HostedVoiceUnavailable } from '../../../../voice/ports/hosted-voice'
import { ApplicationError } from '../../../platform/application-error'
import { hashToken } from '../../../platform/tokens'
import type { HostedCallRepository, HostedCallRow } from './hosted-call-repository'
import { type SettleHostedDeps, settleFromLastState } from './settle-hosted-call'

export type ConnectHostedDeps = Pick<SettleHostedDeps, 'settle'> & {
  hostedCalls: Pick<HostedCallRepository, 'claim' | 'storeServiceCall'>
  hostedVoice: Pick<HostedVoice, 'createCall' | 'endCall'>
  findAssistantId(agentId: string): Promise<string | undefined>
  loadVariables(hostedCall: HostedCallRow): Promise<Record<string, string>>
  onError(error: unknown): void
}

/** The path under which we imitate the service's API, for its official client. */
export const vapiApiPath = '/api/vapi'

/** Creates the token for the service's client: the call's id and its ticket. */
export const createHostedToken = (callId: string, ticket: string) => `${callId}.${ticket}`

/** A token of `createHostedToken`: a UUID, a dot and a ticket. */
const tokenPattern = /^([0-9a-f-]{36})\.([\w-]{20,100})$/

/**
 * Turns a reservation into a call at the service and invalidates its ticket; returns what the
 * service's client in the browser needs. Throws TICKET_INVALID. When the call cannot be created or
 * its id cannot be stored, settles it without a charge and throws VOICE_UNAVAILABLE.
 */
export async function connectHostedCall(
  deps: ConnectHostedDeps,
  token: string,
): Promise<Record<string, unknown>> {
  const { hostedCalls, hostedVoice, onError } = deps
  const [, callId = '', ticket = ''] = tokenPattern.exec(token) ?? []
  const hostedCall = callId && (await hostedCalls.claim(callId, hashToken(ticket, 'hex')))
  if (!hostedCall) throw new ApplicationError('TICKET_INVALID')
  try {
    const serviceCall = await createServiceCall(deps, hostedCall)
    const isStored = await hostedCalls
      .storeServiceCall(hostedCall.id, serviceCall)
      .catch((error) => {
        onError(error)
        return false
      })
    if (isStored) return serviceCall.forClient
    // The call was ended meanwhile, for instance because the account was erased, or the id that
    // the service gave the call could not be stored.
    if (serviceCall.controlUrl) await hostedVoice.endCall(serviceCall.controlUrl)
  } catch (error) {
    onError(error)
  }
  await settleFromLastState(deps, hostedCall, 'provider-failed')
  throw new ApplicationError('VOICE_UNAVAILABLE')
}

async function createServiceCall(deps: ConnectHostedDeps, hostedCall: HostedCallRow) {
  const assistantId = await deps.findAssistantId(hostedCall.agentId)
  if (!assistantId) throw new HostedVoiceUnavailable('The companion was deleted')
  return deps.hostedVoice.createCall({
    assistantId,
    maxDurationSeconds: hostedCall.reservedSeconds,
    variables: await deps.loadVariables(hostedCall),
    hasMemoryConsent: hostedCall.hasMemoryConsent,
  })
}
