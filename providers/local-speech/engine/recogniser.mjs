// @ts-check

/** Sample rate that the recogniser expects, in Hz. */
const inputRate = 16_000
/** The last words are only recognised when this much silence follows them. */
const flushSamples = 0.6 * inputRate

/** @typedef {{ stream: any, text: string, isFinished: boolean }} Segment */

/**
 * Recognises any number of segments of speech at the same time.
 * @param {any} sherpa the addon
 * @param {import('./engine-protocol').RecogniserFiles} files
 * @param {{ send(message: import('./engine-protocol').EngineMessage): void, threadCount: number }} deps
 */
export function createRecogniser(sherpa, files, { send, threadCount }) {
  const { encoder, decoder, joiner, tokens } = files
  const recogniser = new sherpa.OnlineRecognizer({
    featConfig: { sampleRate: inputRate, featureDim: 80 },
    modelConfig: {
      transducer: { encoder, decoder, joiner },
      tokens,
      numThreads: threadCount,
      provider: 'cpu',
      debug: false,
    },
    decodingMethod: 'greedy_search',
    // The call's own detector decides where a segment ends.
    enableEndpoint: false,
  })
  /** @type {Map<number, Segment>} */
  const segments = new Map()
  let isDecodingScheduled = false

  /** Decodes one chunk of every segment that has one, then lets this process receive messages. */
  function scheduleDecoding() {
    if (isDecodingScheduled) return
    isDecodingScheduled = true
    setImmediate(() => {
      isDecodingScheduled = false
      // Decoding a stream that is not ready would crash the process.
      const readySegments = [...segments.values()].filter(({ stream }) =>
        recogniser.isReady(stream),
      )
      if (readySegments.length > 0)
        recogniser.decodeStreams(readySegments.map(({ stream }) => stream))
      for (const [id, segment] of segments) reportText(id, segment)
      if (readySegments.length > 0) scheduleDecoding()
    })
  }

  /**
   * Sends the text of a segment if it has changed, or if it is final. Forgets the segment after its final text.
   * @param {number} id
   * @param {Segment} segment
   */
  function reportText(id, segment) {
    const isFinal = segment.isFinished && !recogniser.isReady(segment.stream)
    const text = String(recogniser.getResult(segment.stream).text).trim()
    if (isFinal) segments.delete(id)
    if (isFinal || text !== segment.text) send({ kind: 'recognised', id, text, isFinal })
    segment.text = text
  }

  return {
    /** @param {number} id */
    open(id) {
      segments.set(id, { stream: recogniser.createStream(), text: '', isFinished: false })
    },
    /**
     * @param {number} id
     * @param {Int16Array} pcm
     */
    push(id, pcm) {
      const segment = segments.get(id)
      if (!segment || segment.isFinished) return
      // The addon accepts an Int16Array without an error, but reads it wrongly.
      const samples = Float32Array.from(pcm, (sample) => sample / 32_768)
      segment.stream.acceptWaveform({ sampleRate: inputRate, samples })
      scheduleDecoding()
    },
    /** @param {number} id */
    finish(id) {
      const segment = segments.get(id)
      if (!segment || segment.isFinished) return
      segment.stream.acceptWaveform({
        sampleRate: inputRate,
        samples: new Float32Array(flushSamples),
      })
      segment.stream.inputFinished()
      segment.isFinished = true
      scheduleDecoding()
    },
    /** @param {number} id */
    close: (id) => void segments.delete(id),
  }
}
