import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { sendProblem } from '../../server/platform/http/create-http-server'
import type { Clock } from '../../voice/ports/clock'
import {
  type Behaviour,
  type CallRequest,
  type ControlMessage,
  createDefaultBehaviour,
  createEmulatedCalls,
  type EmulatedCall,
  type RoomEvent,
} from './emulated-calls'
import { roomScript } from './room-script'

/** The path of the emulator's API on its own server. */
export const vapiEmulatorPath = '/dev/vapi'

type Options = {
  /** The origin of the emulator as browsers see it. */
  publicOrigin: string
  privateKey: string
  clock: Pick<Clock, 'now' | 'schedule'>
  fetch: typeof fetch
  isLoopbackRequest(request: FastifyRequest): boolean
  behaviour?: Behaviour
  /** Called with each created call, for tests. */
  onCreated?(call: EmulatedCall): void
}

type IdRoute = { Params: { id: string } }

/**
 * Emulates Vapi for tests, on loopback: the API endpoints that we call, the end-of-call report, and a
 * call room with the script that the official client loads. The room has no audio.
 */
export async function vapiRoutes(app: FastifyInstance, options: Options) {
  const { publicOrigin, privateKey, behaviour = createDefaultBehaviour() } = options
  const baseUrl = `${publicOrigin}${vapiEmulatorPath}`
  const calls = createEmulatedCalls({
    ...options,
    behaviour,
    onError: (error) => app.log.error({ err: error }, 'Vapi emulator'),
  })
  const route = (path: string) => `${vapiEmulatorPath}/${path}`

  app.addHook('onRequest', async (request, reply) => {
    if (!options.isLoopbackRequest(request)) return sendProblem(reply, 'NOT_FOUND')
  })

  /** The endpoints that need the private key. */
  await app.register(async (api) => {
    api.addHook('onRequest', async (request, reply) => {
      if (behaviour.failureStatus)
        return reply.status(behaviour.failureStatus).send({ message: 'failed' })
      if (request.headers.authorization !== `Bearer ${privateKey}`)
        return reply.status(401).send({ message: 'Invalid Key' })
    })
    api.post<{ Body: CallRequest }>(route('call/web'), async (request, reply) => {
      const call = calls.create(request.body)
      options.onCreated?.(call)
      return reply.status(201).send({
        ...calls.describe(call),
        webCallUrl: `${baseUrl}/rooms/${call.id}`,
        monitor: { controlUrl: `${baseUrl}/control/${call.id}`, listenUrl: 'wss://secret.test' },
        artifactPlan: {
          ...behaviour.artifactPlan,
          ...request.body.assistantOverrides?.artifactPlan,
        },
        assistant: { model: { messages: ['secret instructions'] }, voice: { provider: 'vapi' } },
      })
    })
    api.get<IdRoute>(route('call/:id'), async (request, reply) => {
      const call = calls.find(request.params.id)
      return call ? calls.describe(call) : sendNotFound(reply)
    })
  })

  app.post<IdRoute & { Body: ControlMessage }>(route('control/:id'), async (request, reply) => {
    const call = calls.find(request.params.id)
    if (!call || call.endedAt) return sendNotFound(reply)
    calls.control(call, request.body)
    return {}
  })

  app.get(route('room.js'), async (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').send(roomScript),
  )
  // The page must be able to read responses of the room, which is on another origin, like a real room.
  app.addHook('onSend', async (_request, reply) => {
    reply.header('access-control-allow-origin', '*')
  })
  app.post<IdRoute>(route('rooms/:id/join'), async (request, reply) => {
    const call = calls.find(request.params.id)
    if (!call || call.endedAt) return reply.status(403).send({ kind: 'no-room' })
    if (behaviour.refusalKind) return reply.status(403).send({ kind: behaviour.refusalKind })
    calls.join(call)
    return {}
  })
  app.post<IdRoute>(route('rooms/:id/leave'), async (request) => {
    const call = calls.find(request.params.id)
    if (call) calls.end(call, 'customer-ended-call')
    return {}
  })
  app.get<IdRoute>(route('rooms/:id/events'), async (request, reply) => {
    const call = calls.find(request.params.id)
    if (!call) return sendNotFound(reply)
    reply.hijack()
    streamEvents(call, reply)
  })
}

const sendNotFound = (reply: FastifyReply) => reply.status(404).send({ message: 'Not found' })

/** Sends the events of a room as server-sent events, until the call ends or the browser disconnects. */
function streamEvents(call: EmulatedCall, reply: FastifyReply) {
  const { raw } = reply
  raw.writeHead(200, {
    'content-type': 'text/event-stream',
    'cache-control': 'no-store',
    'access-control-allow-origin': '*',
  })
  const send = (event: RoomEvent) => {
    raw.write(`data: ${JSON.stringify(event)}\n\n`)
    if (event.type === 'left') raw.end()
  }
  call.listeners.add(send)
  raw.on('close', () => call.listeners.delete(send))
  send({ type: 'app-message', data: 'listening' })
  send({ type: 'audio-level', level: 0.09 })
}
