import type { CallServices } from '../../../../contract/page-context'
import { loadApi } from '../../../api/load-api'
import { createFallbackStorage } from '../../../storage/browser-storage'
import { openCallAudio } from '../audio/call-audio'
import { openCallSocket } from '../connection/call-socket'
import { createCallStorage } from '../connection/stored-call'
import { watchNetwork } from '../connection/watch-network'
import { earsChoice } from '../ears/ears-choice'
import { listHearings } from '../ears/hearing'
import { findRecogniserClass } from '../ears/speech-recognition'
import { browserClock } from './call-clock'
import { CallController } from './call-controller'

/** Creates a call that uses the browser's audio, WebSocket, clock and session storage. */
export const createBrowserCall = (
  agent: { id: string; vapiAssistantId: string },
  minutesLeft: () => number,
  services: CallServices,
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
    hearing: {
      list: () => listHearings(services, earsChoice.getSnapshot()),
      createRecogniser() {
        const Recogniser = findRecogniserClass(window)
        if (!Recogniser) throw new Error('The browser recognises no speech')
        return new Recogniser()
      },
      // Chrome on Android repeats what it has understood when it goes on.
      isContinuous: !/Android/.test(navigator.userAgent),
    },
    watchNetwork,
    clock: browserClock,
    createId: () => `words_${crypto.randomUUID()}`,
  })
