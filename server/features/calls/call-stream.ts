import { once } from 'node:events'
import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import { WebSocketServer } from 'ws'
import { z } from 'zod'
import { type CloseReason, closeCodes } from '../../../contract/close-codes'
import { callStreamPath } from '../../../contract/paths'
import type { Line } from './call-link'

/** 64 KB a message; a longer one closes the socket with 1009 (03, « Contract »). */
const mostMessageBytes = 64 * 1_024

const longestFarewellMs = 1_000

const callIdPattern = new RegExp(`^${callStreamPath('ID').replace('ID', '([^/]+)')}$`)

/** How a client asks to be let in; `?resume=` takes a dropped line up again. */
export type Admission = { callId: string; isBase64: boolean } & (
  | { kind: 'ticket'; ticket: string }
  | { kind: 'resume'; token: string; lastFramePlayed: number }
)

/** Only there to read a path with its query. */
const anyOrigin = 'http://stream'

type Options = {
  /** Whose pages may connect: browsers do not apply their cross-origin rules to sockets. */
  origin: string
  /** Connects the socket to its call, or says why not. */
  admit(line: Line, admission: Admission): Promise<CloseReason | null>
  onFault(error: unknown): void
}

/** The address of a call's sound and events: who may upgrade, and to which call. */
export function createCallStream({ origin, admit, onFault }: Options) {
  const server = new WebSocketServer({
    noServer: true,
    maxPayload: mostMessageBytes,
    perMessageDeflate: false,
  })

  async function open({ socket, wire }: Line, url: URL, callId: string) {
    socket.on('error', () => {
      // What is wrong with a line shows in its close; without a listener it would end the process.
    })
    // Nothing is read before someone listens.
    socket.pause()
    const refusal = await letIn({ socket, wire }, url, callId).catch((error: unknown) => {
      onFault(error)
      return 'serverFailed' as const
    })
    socket.resume()
    if (refusal) socket.close(closeCodes[refusal].code)
  }

  async function letIn(line: Line, url: URL, callId: string) {
    if (!z.uuid().safeParse(callId).success) return 'callUnknown'
    const admission = readAdmission(url, callId)
    return admission ? admit(line, admission) : 'ticketRefused'
  }

  return {
    /** Answers whether the address was one of ours. */
    onUpgrade(request: IncomingMessage, socket: Duplex, head: Buffer) {
      const url = readAddress(request.url)
      const callId = callIdPattern.exec(url?.pathname ?? '')?.[1]
      if (!url || callId === undefined) return false
      socket.on('error', () => socket.destroy())
      // A program sends none.
      if ((request.headers.origin ?? origin) !== origin) {
        socket.end('HTTP/1.1 403 Forbidden\r\nconnection: close\r\n\r\n')
        return true
      }
      server.handleUpgrade(request, socket, head, (client) => {
        void open({ socket: client, wire: socket }, url, callId)
      })
      return true
    },

    /** After the calls have ended: cuts whoever does not answer the goodbye in time. */
    async close() {
      const farewells = [...server.clients].map((client) => once(client, 'close'))
      await Promise.race([Promise.all(farewells), sleep(longestFarewellMs)])
      for (const client of server.clients) client.terminate()
      server.close()
    },
  }
}

const frameNumber = z.coerce.number().int().min(0).max(0xffff_ffff).catch(0)

function readAdmission(url: URL, callId: string): Admission | null {
  const isBase64 = url.searchParams.get('audio') === 'base64'
  const ticket = url.searchParams.get('ticket')
  const token = url.searchParams.get('resume')
  const lastFramePlayed = frameNumber.parse(url.searchParams.get('lastFrame') ?? 0)
  if (token) return { kind: 'resume', callId, isBase64, token, lastFramePlayed }
  return ticket ? { kind: 'ticket', callId, isBase64, ticket } : null
}

/** Null for what is no address: anybody may send anything. */
const readAddress = (path = '/') =>
  URL.canParse(path, anyOrigin) ? new URL(path, anyOrigin) : null
