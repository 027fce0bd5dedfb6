import type { CallFigures } from './call-events'
import type { CallSession, CallSessionOptions } from './call-session'

/** Opens one live call. */
export function createCallSession(options: CallSessionOptions): CallSession {
  let startedAtMs = 0
  let isClosed = false
  const figures = (): CallFigures => {
    const wallMs = Math.floor(options.clock.monotonicMs() - startedAtMs)
    return { wallMs, billableMs: 0, pauses: [{ reason: 'connecting', ms: wallMs }], durationMs: 0 }
  }
  return {
    start() {
      startedAtMs = options.clock.monotonicMs()
      options.onOutput({ type: 'session-created' })
    },
    handle(input) {
      if (isClosed) return
      if (input.type !== 'hung-up' && input.type !== 'stopped') return
      isClosed = true
      const reason = input.type === 'stopped' ? input.reason : 'hung-up'
      options.onOutput({ type: 'closed', reason, figures: figures() })
    },
    pushMicrophone() {},
    figures,
  }
}
