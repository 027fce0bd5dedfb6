import type { ClientEvent } from '../../../../contract/call-client-events'

/**
 * What was sent this long before the last message of the server has arrived. A connection that lost it would not have
 * delivered that message either.
 */
const deliveredAfterMs = 10_000

export type UnconfirmedMessages = {
  /** Keeps the event if it is a typed message. */
  add(event: ClientEvent, nowMs: number): void
  /** Forgets the messages that have arrived, when the connection last delivered a message at `receivedAtMs`. */
  confirmUntil(receivedAtMs: number): void
  /** Lists the messages that have to be sent again now. */
  resend(nowMs: number): readonly ClientEvent[]
}

/**
 * Keeps the typed messages that the server may not have received, because the page notices a dead connection only after
 * some seconds. They are sent again after a reconnection; the server ignores those that it knows.
 */
export function createUnconfirmedMessages(): UnconfirmedMessages {
  let messages: { event: ClientEvent; sentAtMs: number }[] = []
  return {
    add(event, sentAtMs) {
      if (isTypedMessage(event)) messages.push({ event, sentAtMs })
    },
    confirmUntil(receivedAtMs) {
      messages = messages.filter(({ sentAtMs }) => sentAtMs > receivedAtMs - deliveredAfterMs)
    },
    resend(nowMs) {
      messages = messages.map(({ event }) => ({ event, sentAtMs: nowMs }))
      return messages.map(({ event }) => event)
    },
  }
}

const isTypedMessage = (event: ClientEvent) =>
  event.type === 'conversation.item.create' &&
  event.item.content.some(({ type }) => type === 'input_text')
