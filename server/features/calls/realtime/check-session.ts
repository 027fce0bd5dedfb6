import type { RequestedSession } from './client-protocol'
import { type RealtimeFault, realtimeFaults } from './realtime-faults'
import { realtimeRate, type SessionSettings } from './server-protocol'

type Format = { type: string; rate?: number | undefined } | null | undefined

/** Audio in the protocol's only other formats would need a conversion that nobody has asked for. */
const isOurFormat = (format: Format) =>
  !format || (format.type === 'audio/pcm' && (format.rate ?? realtimeRate) === realtimeRate)

const turnDetectionTypes = ['server_vad', 'semantic_vad']

/**
 * Returns the settings after a session.update, or why it is refused. Instructions, voice, model and
 * everything else that makes a companion who they are is ignored; session.updated reports the settings in force.
 */
export function checkSession(
  session: RequestedSession,
  current: SessionSettings,
): SessionSettings | { fault: RealtimeFault } {
  const { type = 'realtime', output_modalities: modalities, tools, audio } = session
  const detection = audio?.input?.turn_detection
  if (type !== 'realtime') return { fault: realtimeFaults.sessionType }
  if (tools && tools.length > 0) return { fault: realtimeFaults.tools }
  if (!isOurFormat(audio?.input?.format))
    return { fault: realtimeFaults.format('session.audio.input.format') }
  if (!isOurFormat(audio?.output?.format))
    return { fault: realtimeFaults.format('session.audio.output.format') }
  const isKnown = modalities?.every((name) => name === 'audio' || name === 'text') ?? true
  if (!isKnown || modalities?.length === 0) return { fault: realtimeFaults.modalities }
  if (detection && !isOurDetection(detection)) return { fault: realtimeFaults.turnDetection }
  return {
    hasAudio: modalities ? modalities.includes('audio') : current.hasAudio,
    detectsTurns: detection === undefined ? current.detectsTurns : detection !== null,
  }
}

const isOurDetection = (detection: {
  type: string
  create_response?: boolean | null | undefined
  interrupt_response?: boolean | null | undefined
}) =>
  turnDetectionTypes.includes(detection.type) &&
  detection.create_response !== false &&
  detection.interrupt_response !== false
