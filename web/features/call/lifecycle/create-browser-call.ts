import { loadApi } from '../../../api/load-api'
import { createFallbackStorage } from '../../../storage/browser-storage'
import { openCallAudio } from '../audio/call-audio'
import { openCallSocket } from '../connection/call-socket'
import { createCallStorage } from '../connection/stored-call'
import { browserClock } from './call-clock'
import { CallController } from './call-controller'

/** Creates a call that uses the browser's audio, WebSocket, clock and session storage. */
export const createBrowserCall = (
  agent: { id: string; vapiAssistantId: string },
  minutesLeft: () => number,
) =>
  new CallController({
    agent,
    minutesLeft,
    server: {
      start: async (input) => (await loadApi()).calls.start(input),
      get: async (input) => (await loadApi()).calls.get(input),
      release: async (input) => (await loadApi()).calls.release(input),
    },
    openAudio: openCallAudio,
    openSocket: openCallSocket,
    storage: createCallStorage(createFallbackStorage(() => window.sessionStorage)),
    clock: browserClock,
    createId: () => `words_${crypto.randomUUID()}`,
  })
