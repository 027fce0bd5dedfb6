import type { RequestedSession } from './client-protocol'
import { type RealtimeFault, realtimeFaults } from './realtime-faults'
import { realtimeRate, type SessionSettings } from './server-protocol'

type Format = { type: string; rate?: number | undefined } | null | undefined

/** The protocol has other formats, which are not supported because no client has needed them. */
const isSupportedFormat = (format: Format) =>
  !format || (format.type === 'audio/pcm' && (format.rate ?? realtimeRate) === realtimeRate)

const turnDetectionTypes = ['server_vad', 'semantic_vad']

/**
 * Returns the settings after a session.update, or the fault for which it is refused. Ignores
 * instructions, voice, model and everything else that the companion defines; session.updated
 * reports the settings in force.
 */
export function applySessionUpdate(
  session: RequestedSession,
  current: SessionSettings,
): SessionSettings | { fault: RealtimeFault } {
  const { type = 'realtime', output_modalities: modalities, tools, audio } = session
  const detection = audio?.input?.turn_detection
  if (type !== 'realtime') return { fault: realtimeFaults.sessionType }
  if (tools && tools.length > 0) return { fault: realtimeFaults.tools }
  if (!isSupportedFormat(audio?.input?.format))
    return { fault: realtimeFaults.format('session.audio.input.format') }
  if (!isSupportedFormat(audio?.output?.format))
    return { fault: realtimeFaults.format('session.audio.output.format') }
  const areModalitiesKnown =
    modalities?.every((name) => name === 'audio' || name === 'text') ?? true
  if (!areModalitiesKnown || modalities?.length === 0) return { fault: realtimeFaults.modalities }
  if (detection && !isSupportedTurnDetection(detection))
    return { fault: realtimeFaults.turnDetection }
  return {
    hasAudio: modalities ? modalities.includes('audio') : current.hasAudio,
    hasTurnDetection: detection === undefined ? current.hasTurnDetection : detection !== null,
  }
}

const isSupportedTurnDetection = (detection: {
  type: string
  create_response?: boolean | null | undefined
  interrupt_response?: boolean | null | undefined
}) =>
  turnDetectionTypes.includes(detection.type) &&
  detection.create_response !== false &&
  detection.interrupt_response !== false
