import type { CallServices, HostedService } from '../../../../contract/page-context'
import { loadApi } from '../../../api/load-api'
import { createFallbackStorage } from '../../../storage/browser-storage'
import { openCallAudio } from '../audio/call-audio'
import type { CallServer } from '../connection/call-server'
import { openCallSocket } from '../connection/call-socket'
import { listenToNetwork } from '../connection/network-events'
import { createCallStorage } from '../connection/stored-call'
import { createHostedCall } from '../hosted/create-hosted-call'
import { recognitionChoice } from '../recognition/recognition-choice'
import { listRecognitionMethods } from '../recognition/recognition-method'
import { findRecogniserClass } from '../recognition/web-speech-api'
import { browserClock } from './call-clock'
import type { CallControl } from './call-control'
import { CallController } from './call-controller'

const server: CallServer = {
  start: async (input) => (await loadApi()).calls.start(input),
  get: async (input) => (await loadApi()).calls.get(input),
  release: async (input) => (await loadApi()).calls.release(input),
}

const createWordsId = () => `words_${crypto.randomUUID()}`

const unfinishedCallKey = 'hosted-call'

/** Stores the id of this tab's hosted call, so that the page can end it after a reload. */
const createUnfinishedCallStorage = (storage: ReturnType<typeof createFallbackStorage>) => ({
  read: () => storage.getItem(unfinishedCallKey),
  write: (callId: string | null) =>
    callId === null
      ? storage.removeItem(unfinishedCallKey)
      : storage.setItem(unfinishedCallKey, callId),
})

type Companion = { id: string; assistantId: string }

/** Creates a hosted call or a call of our own engine, with the browser's clock and storage. */
export const createBrowserCall = (
  companion: Companion,
  minutesLeft: () => number,
  services: CallServices,
): CallControl =>
  services.hosted
    ? createBrowserHostedCall(companion, minutesLeft, services.hosted)
    : createOwnCall(companion, minutesLeft, services)

/** Creates a hosted call. The service's client is loaded when the call begins. */
const createBrowserHostedCall = (
  companion: Companion,
  minutesLeft: () => number,
  { recipient, roomScript }: HostedService,
) =>
  createHostedCall({
    companion,
    recipient,
    minutesLeft,
    server: {
      ...server,
      hangUp: async (input) => (await loadApi()).calls.hangUp(input),
      checkWords: async (input) => (await loadApi()).calls.checkWords(input),
    },
    async openClient(webCallUrl, events) {
      const { openVapiClient } = await import('../hosted/open-vapi-client')
      return openVapiClient({ webCallUrl, roomScript, events })
    },
    unfinishedCallStorage: createUnfinishedCallStorage(
      createFallbackStorage(() => window.sessionStorage),
    ),
    hangUpOnLeave: (callId) =>
      void fetch(`/api/calls/${callId}/hang-up`, {
        method: 'POST',
        keepalive: true,
        headers: { 'content-type': 'application/json' },
        body: '{}',
      }).catch(() => undefined),
    clock: browserClock,
    createId: createWordsId,
  })

/** Creates a call of our own engine, with the browser's audio and a WebSocket. */
const createOwnCall = (companion: Companion, minutesLeft: () => number, services: CallServices) =>
  new CallController({
    companion,
    minutesLeft,
    server,
    openAudio: openCallAudio,
    openSocket: openCallSocket,
    storage: createCallStorage(createFallbackStorage(() => window.sessionStorage)),
    recognisers: {
      list: () => listRecognitionMethods(services, recognitionChoice.getSnapshot()),
      createRecogniser() {
        const Recogniser = findRecogniserClass(window)
        if (!Recogniser) throw new Error('The browser has no speech recognition.')
        return new Recogniser()
      },
      // Chrome on Android repeats earlier results in continuous mode.
      isContinuous: !/Android/.test(navigator.userAgent),
    },
    listenToNetwork,
    clock: browserClock,
    createId: createWordsId,
  })
