import type { CallAudio } from '../audio/call-audio'
import type { CallAudioEvents } from '../audio/call-audio-events'
import type { CallServer } from '../connection/call-server'
import type { OpenCallSocket } from '../connection/call-socket'
import type { NetworkHandlers } from '../connection/network-events'
import type { CallStorage } from '../connection/stored-call'
import type { BrowserRecognisers } from '../recognition/call-recognition'
import type { CallClock } from './call-clock'

/** What a call needs from the page and the browser. */
export type CallDeps = {
  companion: { id: string; assistantId: string }
  /** Balance as the page knows it. During the call the server sends its own figures. */
  minutesLeft(): number
  server: CallServer
  openAudio(events: CallAudioEvents): Promise<CallAudio>
  openSocket: OpenCallSocket
  storage: CallStorage
  recognisers: BrowserRecognisers
  /** Reports changes of the network. Returns a function that stops listening. */
  listenToNetwork(handlers: NetworkHandlers): () => void
  clock: CallClock
  createId(): string
}
