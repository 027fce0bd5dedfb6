import type { Page } from 'playwright-core'
import { type ClientEvent, clientEvent } from '../../../contract/call-client-events'
import {
  type ServerEvent,
  type ServerEventOf,
  serverEvent,
} from '../../../contract/call-server-events'

export type CallLog = ReturnType<typeof recordCall>

type Direction = 'said' | 'told'

/** Everything that a page and the server tell each other about its calls, oldest first. */
export function recordCall(page: Page) {
  const said: ClientEvent[] = []
  const told: ServerEvent[] = []
  /** How much had been told when each thing was said. */
  const toldWhenSaid: number[] = []
  const readers = new Set<(direction: Direction) => void>()
  const notify = (direction: Direction) => {
    for (const read of [...readers]) read(direction)
  }

  page.on('websocket', (socket) => {
    socket.on('framesent', ({ payload }) => {
      if (typeof payload !== 'string') return
      said.push(clientEvent.parse(JSON.parse(payload)))
      toldWhenSaid.push(told.length)
      notify('said')
    })
    socket.on('framereceived', ({ payload }) => {
      if (typeof payload !== 'string') return
      told.push(serverEvent.parse(JSON.parse(payload)))
      notify('told')
    })
  })

  function until<Found>(what: string, find: () => Found | undefined): Promise<Found> {
    return new Promise((resolve, reject) => {
      const stop = setTimeout(() => {
        readers.delete(look)
        reject(new Error(`No ${what} after ${told.map(({ type }) => type).join()}`))
      }, longestWaitMs)
      const look = () => {
        const found = find()
        if (found === undefined) return
        clearTimeout(stop)
        readers.delete(look)
        resolve(found)
      }
      readers.add(look)
      look()
    })
  }

  return {
    said,
    told,
    /** The first event of its kind that satisfies, of those before as well. */
    untilTold: <Type extends ServerEvent['type']>(type: Type, isMeant?: Meant<Type>) =>
      until(type, () => find(told, type, isMeant)),
    /** A further event of its kind: those before are not looked at. */
    untilToldNext<Type extends ServerEvent['type']>(type: Type, isMeant?: Meant<Type>) {
      const before = told.length
      return until(type, () => find(told.slice(before), type, isMeant))
    },
    /** The page has said so, and said so `times` times. */
    untilSaid: (type: ClientEvent['type'], times = 1) =>
      until(type, () => said.filter((event) => event.type === type)[times - 1]),
    /** What had been told when the page first said so; everything when it has not. */
    toldBefore: (type: ClientEvent['type']) =>
      told.slice(0, toldWhenSaid[said.findIndex((event) => event.type === type)]),
    /** The words of one answer, as far as they were sent. */
    wordsOf: (responseId: string) =>
      told
        .filter((event) => event.type === 'response.output_audio_transcript.delta')
        .filter((event) => event.response_id === responseId)
        .map(({ delta }) => delta)
        .join(''),
  }
}

type Meant<Type extends ServerEvent['type']> = (event: ServerEventOf<Type>) => boolean

const find = <Type extends ServerEvent['type']>(
  events: readonly ServerEvent[],
  type: Type,
  isMeant: Meant<Type> = () => true,
) =>
  events
    .filter((event): event is ServerEventOf<Type> => event.type === type)
    .find((event) => isMeant(event))

/** Longer than any answer of a companion. */
const longestWaitMs = 45_000
