import { Duplex } from 'node:stream'
import type { Worker } from 'node:worker_threads'

type WorkerMessage = Uint8Array | { error: string } | 'ready'

/**
 * Message types that end a batch, because the client may wait for a response after them: Sync,
 * Query, Flush, CopyDone, CopyData and CopyFail.
 */
const batchEndTypes = new Set(['S', 'Q', 'H', 'c', 'd', 'f'].map((type) => type.charCodeAt(0)))
const terminateType = 'X'.charCodeAt(0)

// A message consists of its type, a length that counts everything after the type, and its body.
const typeBytes = 1
const lengthBytes = 4

/**
 * Replaces the TCP socket of a `pg` client: exchanges messages of the PostgreSQL wire protocol with
 * the embedded database in the worker, and answers the start-up handshake itself.
 */
export class WireStream extends Duplex {
  #worker: Worker
  #pending: Buffer = Buffer.alloc(0)
  #batch: Buffer[] = []
  #hasAnsweredHandshake = false
  #maxAnswerMs: number
  #answerTimer: NodeJS.Timeout | undefined

  /** `maxAnswerMs`: an engine that leaves a batch unanswered for this long is terminated. */
  constructor(worker: Worker, maxAnswerMs: number) {
    super()
    this.#worker = worker
    this.#maxAnswerMs = maxAnswerMs
    worker.on('message', this.#onMessage)
    worker.on('error', this.#onCrash)
    worker.on('exit', this.#onExit)
  }

  #onMessage = (message: WorkerMessage) => {
    clearTimeout(this.#answerTimer)
    if (message instanceof Uint8Array)
      this.push(Buffer.from(message.buffer, message.byteOffset, message.byteLength))
    else if (typeof message === 'object') this.destroy(new Error(message.error))
  }

  #onCrash = (error: unknown) => this.destroy(new Error(`Embedded database exited: ${error}`))

  #onExit = () => this.destroy(new Error('Embedded database exited'))

  connect() {
    queueMicrotask(() => this.emit('connect'))
    return this
  }
  setNoDelay() {}
  setKeepAlive() {}
  ref() {
    return this
  }
  unref() {
    return this
  }

  override _read() {}

  override _write(chunk: Buffer, _encoding: string, done: () => void) {
    this.#pending = this.#pending.length ? Buffer.concat([this.#pending, chunk]) : chunk
    if (!this.#hasAnsweredHandshake && !this.#answerHandshake()) return done()
    while (this.#processMessage()) {
      // Processes every complete message; an incomplete one waits for the next chunk.
    }
    done()
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void) {
    clearTimeout(this.#answerTimer)
    this.#worker.off('message', this.#onMessage)
    this.#worker.off('error', this.#onCrash)
    this.#worker.off('exit', this.#onExit)
    done(error)
  }

  /** Answers the start-up message, which has no type; returns false while it is incomplete. */
  #answerHandshake() {
    if (this.#pending.length < lengthBytes) return false
    const length = this.#pending.readInt32BE(0)
    if (this.#pending.length < length) return false
    this.#pending = this.#pending.subarray(length)
    this.#hasAnsweredHandshake = true
    this.push(handshakeResponse)
    return true
  }

  /**
   * Moves the first pending message to the batch, and sends the batch to the worker when the message
   * ends it. Ends the stream at Terminate. Returns false while the message is incomplete.
   */
  #processMessage() {
    if (this.#pending.length < typeBytes + lengthBytes) return false
    const length = typeBytes + this.#pending.readInt32BE(typeBytes)
    if (this.#pending.length < length) return false
    const message = this.#pending.subarray(0, length)
    this.#pending = this.#pending.subarray(length)
    const type = message[0]!
    if (type === terminateType) {
      this.push(null)
      return true
    }
    this.#batch.push(message)
    if (batchEndTypes.has(type)) {
      const batch = new Uint8Array(Buffer.concat(this.#batch))
      this.#batch = []
      this.#worker.postMessage(batch, [batch.buffer])
      clearTimeout(this.#answerTimer)
      this.#answerTimer = setTimeout(() => void this.#worker.terminate(), this.#maxAnswerMs).unref()
    }
    return true
  }
}

const encodeInt32 = (value: number) => {
  const buffer = Buffer.alloc(4)
  buffer.writeInt32BE(value)
  return buffer
}
const encodeText = (value: string) => Buffer.from(`${value}\0`)
const createMessage = (type: string, ...parts: Buffer[]) => {
  const body = Buffer.concat(parts)
  return Buffer.concat([Buffer.from(type), encodeInt32(lengthBytes + body.length), body])
}

const parameters = {
  server_version: '18.0',
  client_encoding: 'UTF8',
  DateStyle: 'ISO, MDY',
  integer_datetimes: 'on',
  standard_conforming_strings: 'on',
  TimeZone: 'UTC',
}

/** AuthenticationOk, the parameters that `pg` reads, BackendKeyData, ReadyForQuery. */
const handshakeResponse = Buffer.concat([
  createMessage('R', encodeInt32(0)),
  ...Object.entries(parameters).map(([name, value]) =>
    createMessage('S', encodeText(name), encodeText(value)),
  ),
  createMessage('K', encodeInt32(process.pid), encodeInt32(0)),
  createMessage('Z', Buffer.from('I')),
])
