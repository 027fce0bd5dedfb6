import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { type WebSocket, WebSocketServer } from 'ws'
import { secretWords } from '../../../voice/ports/testing/conformance'

/** An event from the client or the service. */
export type WireEvent = { type: string; [field: string]: unknown }

/** What the service answers when it is asked to respond. */
export type RealtimeAnswer = {
  /** Pieces of the transcript, each followed by its share of the audio. */
  pieces?: readonly string[]
  audioMs?: number
  /** Pause before the response begins, and before each piece. */
  pauseMs?: number
  /** After the pieces: `silence` sends nothing more, `broken` closes the socket. */
  end?: 'complete' | 'silence' | 'broken' | 'failed'
  /** Error code of a failed response. */
  code?: string
  /** Sent verbatim instead of an answer. */
  rawText?: string
}

export type RealtimeServiceOptions = {
  answer?: RealtimeAnswer
  /** Speaks the beta version of the protocol. */
  isBeta?: boolean
  /** Sample rate of the service's audio, in Hz. */
  rate?: number
  /** Transcripts of the segments, in order. For null none is sent; when the list is used up, empty ones are sent. */
  transcripts?: readonly (string | null)[]
  /** Pause before each transcript. */
  transcriptPauseMs?: number
  /** Refuses connections with this status and code. */
  refusal?: { status: number; code: string; headers?: Record<string, string> }
  /** Accepts the connection, and reports this code when the session is configured. */
  sessionError?: string
  /** Sent verbatim instead of the event `session.updated`. */
  rawText?: string
  /** Pause before a cancellation is confirmed. */
  cancelPauseMs?: number
  /** Closes the socket when a segment is committed. */
  shouldCloseOnCommit?: boolean
  /** Neither accepts nor refuses a connection. */
  isSilent?: boolean
}

export type RealtimeService = Awaited<ReturnType<typeof startRealtimeService>>

/** Error messages of services may quote the caller; the quoted words must be neither logged nor passed on. */
const messageQuotingCaller = `You said: ${secretWords}`

/** Starts a fake service on loopback with the part of the OpenAI Realtime protocol that we use. */
export async function startRealtimeService(options: RealtimeServiceOptions = {}) {
  let { answer = { pieces: ['Bonsoir.'], audioMs: 400 } } = options
  const transcripts = [...(options.transcripts ?? [])]
  const receivedEvents: WireEvent[] = []
  const requests: IncomingMessage[] = []
  const listeners = new Set<() => void>()
  const sockets = new Set<WebSocket>()
  let closedCount = 0
  let lastId = 0
  const createId = (prefix: string) => `${prefix}_${++lastId}`

  const server = createServer((_, response) => response.writeHead(404).end())
  const webSockets = new WebSocketServer({ noServer: true })
  server.on('upgrade', (request, tcpSocket, head) => {
    requests.push(request)
    if (options.isSilent) return
    const { refusal } = options
    if (!refusal)
      return webSockets.handleUpgrade(request, tcpSocket, head, (socket) => serve(socket))
    const body = JSON.stringify({
      error: { code: refusal.code, message: messageQuotingCaller },
    })
    const headers = { 'content-type': 'application/json', ...refusal.headers }
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
    tcpSocket.end(
      `HTTP/1.1 ${refusal.status} Refused\r\n${lines.join('')}content-length: ${Buffer.byteLength(body)}\r\nconnection: close\r\n\r\n${body}`,
    )
  })

  const notifyListeners = () => {
    for (const listener of [...listeners]) listener()
  }

  function serve(socket: WebSocket) {
    sockets.add(socket)
    socket.on('close', () => {
      sockets.delete(socket)
      closedCount += 1
      notifyListeners()
    })
    socket.on('error', () => {})
    const send = (event: WireEvent) =>
      socket.send(JSON.stringify({ event_id: createId('event'), ...event }))
    let activeId: string | null = null
    const session = options.isBeta ? { input_audio_format: 'pcm16' } : { type: 'realtime' }
    send({ type: 'session.created', session })
    socket.on('message', (data) => {
      const event = JSON.parse(String(data)) as WireEvent
      handle(event)
      receivedEvents.push(event)
      notifyListeners()
    })

    function handle(event: WireEvent) {
      switch (event.type) {
        case 'session.update':
          return configure()
        case 'input_audio_buffer.commit':
          return commit()
        case 'conversation.item.create':
          return send({ type: 'conversation.item.added', item: event.item })
        case 'response.create':
          return respond()
        case 'response.cancel':
          return cancel(event)
      }
    }

    function configure() {
      if (options.rawText !== undefined) return socket.send(options.rawText)
      if (options.sessionError)
        return send({
          type: 'error',
          error: {
            type: 'invalid_request_error',
            code: options.sessionError,
            message: messageQuotingCaller,
          },
        })
      const format = { type: 'audio/pcm', rate: options.rate ?? 24_000 }
      send({
        type: 'session.updated',
        session: { type: 'realtime', audio: { output: { format } } },
      })
    }

    async function commit() {
      if (options.shouldCloseOnCommit) return socket.terminate()
      const item_id = createId('item')
      send({ type: 'input_audio_buffer.committed', item_id })
      send({
        type: 'conversation.item.added',
        item: { id: item_id, type: 'message', role: 'user' },
      })
      const transcript = transcripts.length > 0 ? transcripts.shift() : ''
      if (transcript == null) return
      if (options.transcriptPauseMs) await sleep(options.transcriptPauseMs)
      const type = 'conversation.item.input_audio_transcription'
      for (const delta of transcript.match(/\S+\s*/g)?.slice(0, 3) ?? [])
        send({ type: `${type}.delta`, item_id, content_index: 0, delta })
      send({ type: `${type}.completed`, item_id, content_index: 0, transcript })
    }

    async function respond() {
      if (activeId !== null)
        return send({
          type: 'error',
          error: {
            type: 'invalid_request_error',
            code: 'conversation_already_has_active_response',
            event_id: 'respond',
            message: 'busy',
          },
        })
      const { pieces = [], audioMs = 0, pauseMs = 0, end = 'complete', code, rawText } = answer
      if (rawText !== undefined) return socket.send(rawText)
      if (pauseMs > 0) await sleep(pauseMs)
      const response_id = createId('resp')
      const item_id = createId('item')
      activeId = response_id
      send({ type: 'response.created', response: { id: response_id, status: 'in_progress' } })
      const item = { id: item_id, type: 'message', role: 'assistant' }
      send({ type: 'response.output_item.added', response_id, output_index: 0, item })
      const commonFields = { response_id, item_id, output_index: 0, content_index: 0 }
      const sound = makeSound(audioMs, options.rate ?? 24_000)
      const samplesPerPiece = Math.ceil(sound.length / Math.max(1, pieces.length))
      for (const [index, delta] of pieces.entries()) {
        if (pauseMs > 0) await sleep(pauseMs)
        const infix = options.isBeta ? '' : 'output_'
        send({ type: `response.${infix}audio_transcript.delta`, ...commonFields, delta })
        const piece = sound.subarray(index * samplesPerPiece, (index + 1) * samplesPerPiece)
        // Real services also split long audio into several events.
        for (let from = 0; from < piece.length; from += 24_000)
          send({
            type: `response.${infix}audio.delta`,
            ...commonFields,
            delta: encode(piece.subarray(from, from + 24_000)),
          })
      }
      if (end === 'broken') return socket.terminate()
      if (end === 'silence') return
      activeId = null
      const status_details = end === 'failed' ? { type: 'failed', error: { code } } : null
      const status = end === 'failed' ? 'failed' : 'completed'
      send({ type: 'response.done', response: { id: response_id, status, status_details } })
    }

    async function cancel({ response_id }: WireEvent) {
      if (activeId === null || (response_id !== undefined && response_id !== activeId))
        return send({
          type: 'error',
          error: { type: 'invalid_request_error', code: 'response_cancel_not_active' },
        })
      const id = activeId
      activeId = null
      if (options.cancelPauseMs) await sleep(options.cancelPauseMs)
      send({ type: 'response.done', response: { id, status: 'cancelled' } })
    }
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const listEvents = (type: string) => receivedEvents.filter((event) => event.type === type)

  return {
    url: new URL(`ws://127.0.0.1:${port}/v1`),
    requests,
    listEvents,
    countClosed: () => closedCount,
    answerWith(nextAnswer: RealtimeAnswer) {
      answer = nextAnswer
    },
    /** Adds a transcript to the end of the list. */
    addTranscript(transcript: string | null) {
      transcripts.push(transcript)
    },
    /** Resolves when the condition holds; checked after each event and each closed connection. */
    waitUntil(isMet: () => boolean) {
      return new Promise<void>((resolve) => {
        const resolveIfMet = () => {
          if (!isMet()) return
          listeners.delete(resolveIfMet)
          resolve()
        }
        listeners.add(resolveIfMet)
        resolveIfMet()
      })
    },
    /** Breaks every connection. */
    disconnect() {
      for (const socket of sockets) socket.terminate()
    },
    async close() {
      for (const socket of sockets) socket.terminate()
      webSockets.close()
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** Returns a tone, because tests distinguish the model's audio from silence. */
const makeSound = (ms: number, rate: number) =>
  Int16Array.from({ length: Math.round((ms * rate) / 1_000) }, (_, index) =>
    Math.round(8_000 * Math.sin((2 * Math.PI * 300 * index) / rate)),
  )

const encode = (pcm: Int16Array) =>
  Buffer.from(pcm.buffer, pcm.byteOffset, pcm.byteLength).toString('base64')
