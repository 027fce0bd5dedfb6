import { type HostedVoice, HostedVoiceUnavailable } from '../../../voice/ports/hosted-voice'
import type { RecentActivity } from '../../platform/monitoring/recent-activity'

/** The name of the hosted voice service in metrics and alerts. */
const serviceName = 'vapi'

/**
 * Records the duration of each successful request to the hosted voice service, from sending it to
 * receiving the whole response, and each failure of the service.
 */
export function watchHostedVoice(
  voice: HostedVoice,
  activity: Pick<RecentActivity, 'recordAnswer' | 'recordFailure'>,
): HostedVoice {
  const watch =
    <Input extends unknown[], Output>(request: string, ask: (...input: Input) => Promise<Output>) =>
    async (...input: Input): Promise<Output> => {
      const startedAtMs = performance.now()
      try {
        const output = await ask(...input)
        const latencyMs = performance.now() - startedAtMs
        activity.recordAnswer({ request, model: serviceName, latencyMs })
        return output
      } catch (error) {
        if (error instanceof HostedVoiceUnavailable) activity.recordFailure(serviceName)
        throw error
      }
    }

  return {
    ...voice,
    createCall: watch('call.create', voice.createCall),
    findCall: watch('call.find', voice.findCall),
    endCall: watch('call.end', voice.endCall),
    offerHelp: watch('call.control', voice.offerHelp),
  }
}
