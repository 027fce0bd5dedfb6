import type { AudioFrame } from '../../../contract/audio-frame'
import type { ClientEvent } from '../../../contract/call-client-events'
import type { ServerEvent } from '../../../contract/call-server-events'
import { canResumeAfter } from '../../../contract/close-codes'
import { callStreamPath } from '../../../contract/paths'
import type { CallClock } from './call-clock'
import type { CallSocket, OpenCallSocket } from './call-socket'
import { resumeDelayMs } from './resume-schedule'
import { createToldEvents } from './told-events'

export type CallLine = {
  /** The first socket of a call, with its ticket. */
  open(address: string): void
  /** Takes the call up again, trying until it is there, refused, or `close` is called. */
  resume(callId: string): void
  send(event: ClientEvent): boolean
  /** frameNumber runs through the whole call, over every page that held it. */
  sendMicrophone(pcm: Int16Array, frameNumber: number): void
  close(): void
  /** How many the microphone has given so far. */
  microphoneFrames(): number
}

type Options = {
  openSocket: OpenCallSocket
  clock: CallClock
  microphoneFrames: number
  resumeToken(): string
  lastFramePlayed(): number
  onEvent(event: ServerEvent): void
  onFrame(frame: AudioFrame): void
  onLost(): void
  onRefused(code: number): void
}

/** call.meter comes every 5 s: an open line that tells nothing for longer than this is dead. */
const longestQuietMs = 8_000

/** The call's connection over any number of sockets: one that drops is followed by the next. */
export function createCallLine(options: Options): CallLine {
  const { openSocket, clock, onEvent, onFrame, onLost, onRefused } = options
  const isNew = createToldEvents()
  let socket: CallSocket | null = null
  let microphoneFrames = options.microphoneFrames
  let stopWaiting = () => {}
  let stopListening = () => {}

  function connect(address: string, onDropped: () => void) {
    socket?.close()
    stopListening()
    const giveUpWhenQuiet = () => {
      stopListening()
      stopListening = clock.after(longestQuietMs, () => {
        socket?.close()
        socket = null
        onDropped()
      })
    }
    socket = openSocket(address, {
      onEvent(event) {
        giveUpWhenQuiet()
        if (isNew(event)) onEvent(event)
      },
      onFrame,
      onClosed(code) {
        stopListening()
        socket = null
        return canResumeAfter(code) ? onDropped() : onRefused(code)
      },
    })
  }

  function resume(callId: string, tries = 0) {
    stopWaiting()
    stopWaiting = clock.after(resumeDelayMs(tries), () => {
      const query = new URLSearchParams({
        resume: options.resumeToken(),
        lastFrame: String(options.lastFramePlayed()),
      })
      connect(`${callStreamPath(callId)}?${query}`, () => {
        resume(callId, tries + 1)
        // Last: when the line had been up again, this starts over with short waits.
        onLost()
      })
    })
  }

  return {
    open: (address) => connect(address, onLost),
    resume: (callId) => resume(callId),
    send: (event) => socket?.send(event) ?? false,
    sendMicrophone(pcm, frameNumber) {
      socket?.sendMicrophone(pcm, frameNumber)
      microphoneFrames = frameNumber + 1
    },
    close() {
      stopWaiting()
      stopListening()
      socket?.close()
      socket = null
    },
    microphoneFrames: () => microphoneFrames,
  }
}
