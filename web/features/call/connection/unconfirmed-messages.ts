import type { ClientEvent, ClientEventOf } from '../../../../contract/call-client-events'

/**
 * A message counts as received if the page got a message from the server at least this long after sending it. A
 * connection that had lost the first message would not have delivered the second.
 */
const deliveredAfterMs = 10_000

export type UnconfirmedMessages = {
  /** Keeps the event if it contains typed words, or recognised words that are final. */
  add(event: ClientEvent, nowMs: number): void
  /** Forgets the messages that count as received, given that the server's last message arrived at `receivedAtMs`. */
  confirmUntil(receivedAtMs: number): void
  /** Lists the events to send again after a reconnection, and records that they are sent at `nowMs`. */
  listForResend(nowMs: number): readonly ClientEvent[]
}

/**
 * Keeps the caller's words that the server may not have received, because the page notices a dead connection only after
 * some seconds. They are sent again after a reconnection; the server ignores those that it knows.
 */
export function createUnconfirmedMessages(): UnconfirmedMessages {
  let messages: { event: ItemEvent; sentAtMs: number }[] = []
  return {
    add(event, sentAtMs) {
      if (event.type === 'conversation.item.create' && hasFinalWords(event))
        messages.push({ event, sentAtMs })
    },
    confirmUntil(receivedAtMs) {
      messages = messages.filter(({ sentAtMs }) => sentAtMs > receivedAtMs - deliveredAfterMs)
    },
    listForResend(nowMs) {
      messages = messages.map(({ event }) => ({ event, sentAtMs: nowMs }))
      return messages.flatMap(({ event }): ClientEvent[] =>
        // The end of the speech was probably lost too, and without it the server would wait for more words.
        isSpoken(event) ? [event, { type: 'input_audio_buffer.commit' }] : [event],
      )
    },
  }
}

type ItemEvent = ClientEventOf<'conversation.item.create'>

/** An empty transcript at the end means that the recognition continues. */
function hasFinalWords({ item }: ItemEvent) {
  const lastPart = item.content.at(-1)
  return lastPart?.type === 'input_text' || (lastPart?.transcript ?? '') !== ''
}

const isSpoken = ({ item }: ItemEvent) => item.content.some(({ type }) => type === 'input_audio')
