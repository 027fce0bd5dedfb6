import type { TextToSpeech } from '../../../voice/ports/text-to-speech'
import type { RecentActivity } from '../../platform/monitoring/recent-activity'

/**
 * Records the time to the first audio of each sentence, for a speech provider that does not report
 * it itself.
 */
export const measureFirstSound = (
  speech: TextToSpeech,
  model: string,
  activity: Pick<RecentActivity, 'recordAnswer'>,
): TextToSpeech => ({
  recipient: speech.recipient,
  async *speak(...input) {
    const startedAtMs = performance.now()
    let hasSounded = false
    for await (const part of speech.speak(...input)) {
      if (part.kind === 'audio' && !hasSounded) {
        hasSounded = true
        const latencyMs = performance.now() - startedAtMs
        activity.recordAnswer({ request: 'speech', model, latencyMs })
      }
      yield part
    }
  },
})
