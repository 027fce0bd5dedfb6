import { loadApi } from '../../api'
import { forgivingStorage } from '../../browser-storage'
import { openCallAudio } from './audio/call-audio'
import { browserClock } from './call-clock'
import { CallController } from './call-controller'
import { openCallSocket } from './call-socket'
import { createCallMemory } from './remembered-call'

/** A call over the browser's own sound, sockets, clock and tab storage. */
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
    memory: createCallMemory(forgivingStorage(() => window.sessionStorage)),
    clock: browserClock,
    createId: () => `words_${crypto.randomUUID()}`,
  })
