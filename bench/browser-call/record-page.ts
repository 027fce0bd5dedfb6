/** The path of the recorder worklet at the product's origin (see record-call.ts). */
export const recorderPath = '/recorder.worklet.js'
export const recordingRate = 48_000

/** What a page has recorded, as serialised by the page. */
export type PageRecording = {
  /** PCM16 at 48 kHz in base64. Both recordings begin at sample `firstSample` of the recorder. */
  microphone: string
  speakers: string
  firstSample: number
  /** When (performance.now) each block of samples arrived, to relate the page's clock to the recorder's. */
  blocks: { endSample: number; atMs: number }[]
  /** Every WebSocket message received: JSON text, or a binary frame in base64. */
  messages: { atMs: number; text?: string; frame?: string }[]
}

declare global {
  interface Window {
    readRecording: () => Promise<PageRecording>
  }
}

/**
 * Runs in the page before the product's scripts. Records the streams of getUserMedia and of media
 * elements, and the messages received by WebSockets, without changing them. It is serialised into the page,
 * so it must not use anything from outside the function except its argument.
 */
export function recordPage({ path, rate }: { path: string; rate: number }) {
  const blocks: {
    microphone: Int16Array
    speakers: Int16Array
    endSample: number
    atMs: number
  }[] = []
  const messages: { atMs: number; data: string | ArrayBuffer }[] = []
  let recorder: Promise<AudioWorkletNode> | undefined

  async function openRecorder() {
    const context = new AudioContext({ sampleRate: rate })
    await context.audioWorklet.addModule(path)
    const node = new AudioWorkletNode(context, 'recorder', {
      numberOfInputs: 2,
      numberOfOutputs: 0,
      channelCount: 1,
      channelCountMode: 'explicit',
    })
    node.port.onmessage = ({ data }) => blocks.push({ ...data, atMs: performance.now() })
    await context.resume()
    return node
  }

  const inputs = { microphone: 0, speakers: 1 } as const

  async function record(stream: MediaStream, input: keyof typeof inputs) {
    recorder ??= openRecorder()
    const node = await recorder
    const context = node.context as AudioContext
    context.createMediaStreamSource(stream).connect(node, 0, inputs[input])
  }

  const devices = navigator.mediaDevices
  const getUserMedia = devices.getUserMedia.bind(devices)
  devices.getUserMedia = async (constraints) => {
    const stream = await getUserMedia(constraints)
    void record(stream, 'microphone')
    return stream
  }

  const recordedStreams = new WeakSet<MediaStream>()
  const play = HTMLMediaElement.prototype.play
  HTMLMediaElement.prototype.play = function () {
    const stream = this.srcObject
    if (stream instanceof MediaStream && !recordedStreams.has(stream)) {
      recordedStreams.add(stream)
      void record(stream, 'speakers')
    }
    return play.call(this)
  }

  window.WebSocket = new Proxy(WebSocket, {
    construct(target, parameters: [string]) {
      const socket = new target(...parameters)
      socket.addEventListener('message', ({ data }) =>
        messages.push({ atMs: performance.now(), data }),
      )
      return socket
    },
  })

  function toBase64(parts: BlobPart[]) {
    return new Promise<string>((resolve) => {
      const reader = new FileReader()
      reader.onload = () => resolve(String(reader.result).replace(/^[^,]*,/, ''))
      reader.readAsDataURL(new Blob(parts))
    })
  }

  window.readRecording = async () => ({
    microphone: await toBase64(blocks.map(({ microphone }) => microphone as BlobPart)),
    speakers: await toBase64(blocks.map(({ speakers }) => speakers as BlobPart)),
    firstSample: (blocks[0]?.endSample ?? 0) - (blocks[0]?.microphone.length ?? 0),
    blocks: blocks.map(({ endSample, atMs }) => ({ endSample, atMs })),
    messages: await Promise.all(
      messages.map(async ({ atMs, data }) =>
        typeof data === 'string' ? { atMs, text: data } : { atMs, frame: await toBase64([data]) },
      ),
    ),
  })
}
