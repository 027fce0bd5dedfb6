import type { Page } from 'playwright-core'
import { type ClientEvent, clientEvent } from '../../../contract/call-client-events'
import {
  type ServerEvent,
  type ServerEventOf,
  serverEvent,
} from '../../../contract/call-server-events'

export type CallLog = ReturnType<typeof logCallEvents>

/** Logs every event that a page and the server send each other during calls, oldest first. */
export function logCallEvents(page: Page) {
  const sentEvents: ClientEvent[] = []
  const receivedEvents: ServerEvent[] = []
  const listeners = new Set<() => void>()
  const notify = () => {
    for (const listener of [...listeners]) listener()
  }

  page.on('websocket', (socket) => {
    socket.on('framesent', ({ payload }) => {
      if (typeof payload !== 'string') return
      sentEvents.push(clientEvent.parse(JSON.parse(payload)))
      notify()
    })
    socket.on('framereceived', ({ payload }) => {
      if (typeof payload !== 'string') return
      receivedEvents.push(serverEvent.parse(JSON.parse(payload)))
      notify()
    })
  })

  function waitUntil<Found>(
    eventType: string,
    findEventInLog: () => Found | undefined,
  ): Promise<Found> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        listeners.delete(resolveIfFound)
        reject(new Error(`No ${eventType} after ${receivedEvents.map(({ type }) => type).join()}`))
      }, maxWaitMs)
      const resolveIfFound = () => {
        const found = findEventInLog()
        if (found === undefined) return
        clearTimeout(timer)
        listeners.delete(resolveIfFound)
        resolve(found)
      }
      listeners.add(resolveIfFound)
      resolveIfFound()
    })
  }

  return {
    sentEvents,
    receivedEvents,
    /** Waits for the first matching event, earlier ones included. */
    waitForReceived: <Type extends ServerEvent['type']>(
      type: Type,
      isExpected?: EventPredicate<Type>,
    ) => waitUntil(type, () => findEvent(receivedEvents, type, isExpected)),
    /** Waits for a matching event after those received so far. */
    waitForNextReceived<Type extends ServerEvent['type']>(
      type: Type,
      isExpected?: EventPredicate<Type>,
    ) {
      const receivedCount = receivedEvents.length
      return waitUntil(type, () => findEvent(receivedEvents.slice(receivedCount), type, isExpected))
    },
    /**
     * Waits until all of the greeting was received: the first response after the meter started. The AI disclosure
     * comes before that, if it is due.
     */
    waitUntilGreeted: () =>
      waitUntil('greeting', () => {
        const meterIndex = receivedEvents.findIndex(
          (event) => event.type === 'call.meter' && event.pausedFor === null,
        )
        return meterIndex < 0
          ? undefined
          : findEvent(receivedEvents.slice(meterIndex), 'response.done')
      }),
    /** Waits until the page has sent `times` events of this type. */
    waitForSent: (type: ClientEvent['type'], times = 1) =>
      waitUntil(type, () => sentEvents.filter((event) => event.type === type)[times - 1]),
    /** Returns the text of a response, as far as it was received. */
    findResponseText: (responseId: string) =>
      receivedEvents
        .filter((event) => event.type === 'response.output_audio_transcript.delta')
        .filter((event) => event.response_id === responseId)
        .map(({ delta }) => delta)
        .join(''),
  }
}

type EventPredicate<Type extends ServerEvent['type']> = (event: ServerEventOf<Type>) => boolean

const findEvent = <Type extends ServerEvent['type']>(
  events: readonly ServerEvent[],
  type: Type,
  isExpected: EventPredicate<Type> = () => true,
) =>
  events
    .filter((event): event is ServerEventOf<Type> => event.type === type)
    .find((event) => isExpected(event))

/** Longer than any response of a companion. */
const maxWaitMs = 90_000
