import { audioFrameMs } from '../../../../contract/audio-frame'

/**
 * Half a second of audio. A browser cannot take back what it has buffered, so while more than this waits to be sent,
 * the rest waits in the queue, where it does not delay events that are sent directly.
 */
const maxBufferedBytes = 16_000
/** Audio that has waited this long is dropped. Its answer would come too late, and the server accepts only 5 s at once. */
const maxFrameAgeMs = 5_000
/** How often the queue is checked while something waits in it. */
const checkIntervalMs = 100

type QueuedMessage =
  | { kind: 'frame'; frameNumber: number; bytes: Uint8Array<ArrayBuffer> }
  | { kind: 'event'; text: string }

type Socket = Pick<WebSocket, 'bufferedAmount'> & {
  send(message: string | Uint8Array<ArrayBuffer>): void
}

export type MicrophoneQueue = {
  pushFrame(frameNumber: number, bytes: Uint8Array<ArrayBuffer>): void
  /** For events that refer to the audio before them. Unlike frames, they are never too old to be sent. */
  pushEvent(text: string): void
  clear(): void
}

/** Sends microphone audio, and the events that belong to it, in order and no faster than the network takes them. */
export function createMicrophoneQueue(socket: Socket): MicrophoneQueue {
  let messages: QueuedMessage[] = []
  let timer: ReturnType<typeof setTimeout> | undefined

  function flush() {
    clearTimeout(timer)
    timer = undefined
    while (messages.length > 0 && socket.bufferedAmount <= maxBufferedBytes) {
      const message = messages.shift()
      if (message) socket.send(message.kind === 'frame' ? message.bytes : message.text)
    }
    if (messages.length > 0) timer = setTimeout(flush, checkIntervalMs)
  }

  return {
    pushFrame(frameNumber, bytes) {
      // All captured frames are numbered, also those that are not sent, so the numbers tell the age.
      const oldestFrameNumber = frameNumber - maxFrameAgeMs / audioFrameMs
      messages = messages.filter(
        (message) => message.kind === 'event' || message.frameNumber > oldestFrameNumber,
      )
      messages.push({ kind: 'frame', frameNumber, bytes })
      flush()
    },
    pushEvent(text) {
      messages.push({ kind: 'event', text })
      flush()
    },
    clear() {
      clearTimeout(timer)
      messages = []
    },
  }
}
