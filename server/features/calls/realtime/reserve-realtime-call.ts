import { storableText } from '../../../../contract/storable-text'
import { isOwnAssistantId } from '../../../../domain/companions/companion'
import { ApplicationError } from '../../../platform/application-error'
import type { Network } from '../../../platform/rate-limits/consume-for-network'
import type { ApiKeyGrant } from '../../../users/api-key-grant'
import type { CallRepository } from '../call-repository'
import { type RequestCallDeps, requestCall } from '../request-call'

export type RealtimeCallRequest = {
  key: string
  agentId: string
  isVoiceAvailable: boolean
  /** Where the request comes from; null for a loopback request, which is not limited. */
  network: Network | null
}

export type ReserveRealtimeCallDeps = {
  calls: Pick<CallRepository, 'findAssistantId'>
  requestDeps: RequestCallDeps
  /** Throws when the key is not accepted. `network` is null for a loopback request: no limit. */
  authenticateKey(key: string, network: Network | null): Promise<ApiKeyGrant>
}

/**
 * Reserves a call for a program that sends an API key and a companion's id, under the same
 * conditions as a call from a page. Throws AGENT_NOT_FOUND, AGENT_NOT_CALLABLE, and what
 * `authenticateKey` and `requestCall` throw.
 */
export async function reserveRealtimeCall(
  { calls, requestDeps, authenticateKey }: ReserveRealtimeCallDeps,
  request: RealtimeCallRequest,
) {
  const grant = await authenticateKey(request.key, request.network)
  const agentId = storableText().safeParse(request.agentId).data
  const assistantId = agentId === undefined ? undefined : await calls.findAssistantId(agentId)
  if (assistantId === undefined) throw new ApplicationError('AGENT_NOT_FOUND')
  // A companion of a hosted voice service is called with that service's own client library.
  if (!isOwnAssistantId(assistantId)) throw new ApplicationError('AGENT_NOT_CALLABLE')
  const call = await requestCall(
    requestDeps,
    // No key has the rights of an administrator.
    { id: grant.userId, isAdministrator: false },
    {
      assistantId,
      // With the scope `memory`, the user's own choice applies; a key cannot consent for the user.
      memoryConsent: grant.canRemember ? undefined : false,
      sharedWith: grant.sharedWith,
      apiKeyId: grant.keyId,
      isVoiceAvailable: request.isVoiceAvailable,
    },
  )
  const ticket = new URL(call.webCallUrl).searchParams.get('ticket') ?? ''
  return { callId: call.id, userId: grant.userId, ticket }
}
