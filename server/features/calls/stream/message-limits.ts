import type { ClientEvent } from '../../../../contract/call-client-events'

/**
 * What to do with a message that counts towards a limit. `warn` is always returned before `close`.
 * For `exceed` and `warn`, the code that called `consume` decides whether the message is dropped.
 */
export type Verdict = 'accept' | 'exceed' | 'warn' | 'close'

type Allowance = {
  perSecond: number
  /** The amount that may arrive at once: after a stall, a client sends all that it has buffered. */
  burst: number
  /** An excess above this leads to the warning; a stall may cause as much as this. 0 by default. */
  warnAfter?: number
  /** After the warning, an excess above this closes the connection. 0 by default. */
  closeAfter?: number
}

export type MessageLimit = { consume(amount: number, nowMs: number): Verdict }

/**
 * A token bucket. Excess is tolerated for a while, then leads to a warning; if it continues, the
 * connection is closed. A pause until the bucket is full resets the excess and the warning.
 */
export function createMessageLimit(allowance: Allowance): MessageLimit {
  const { perSecond, burst, warnAfter = 0, closeAfter = 0 } = allowance
  let tokensLeft = burst
  let excess = 0
  let hasWarned = false
  let lastConsumedAtMs: number | null = null

  return {
    consume(amount, nowMs) {
      const elapsedMs = nowMs - (lastConsumedAtMs ?? nowMs)
      tokensLeft = Math.min(burst, tokensLeft + (elapsedMs * perSecond) / 1_000)
      lastConsumedAtMs = nowMs
      if (amount <= tokensLeft) {
        if (tokensLeft === burst) {
          excess = 0
          hasWarned = false
        }
        tokensLeft -= amount
        return 'accept'
      }
      excess += amount
      if (excess <= warnAfter) return 'exceed'
      if (!hasWarned) {
        hasWarned = true
        return 'warn'
      }
      return excess > closeAfter ? 'close' : 'exceed'
    },
  }
}

/**
 * Counts events. No event is dropped because of this limit; a stall of 10 s causes fewer than 300.
 */
export const eventAllowance = { perSecond: 100, burst: 300, closeAfter: 50 }

/**
 * Counts milliseconds of audio: at most 1.5 × real time, and 5 s at once, so that a sentence that
 * was delayed by up to 5 s is still processed whole. What arrives beyond that is dropped, because
 * it would be answered too late. A stall of the network, of the page or of this process does not
 * end a call.
 */
export const microphoneAllowance = {
  perSecond: 1_500,
  burst: 5_000,
  warnAfter: 20_000,
  closeAfter: 30_000,
}

/**
 * Counts pings, pongs, and messages that arrive after the close frame was sent: every event that no
 * other limit counts. (The fragments of one message are limited by `call-socket-server.ts`.) Ten
 * million pongs in six seconds delayed everything else in the process by more than half a second. A
 * client that exceeds this limit is disconnected. The burst is larger than the number of messages
 * that can be in transit when the close frame is sent.
 */
export const uncountedAllowance = { perSecond: 100, burst: 1_000 }

/**
 * Counts bytes of JSON: about six times the rate of base64 audio at 16 kHz (four times at 24 kHz),
 * and more at once than `microphoneAllowance` tolerates. Half a megabyte of nested arrays takes up
 * to 60 ms to parse, during which all calls of the process wait; what exceeds the limit is
 * therefore dropped before it is parsed.
 */
export const jsonAllowance = {
  perSecond: 256 * 1_024,
  burst: 4 * 1_024 * 1_024,
}

/** A message counts for at least this much audio, so that empty ones are limited too. */
export const minAudioMs = 5

/**
 * Each malformed message gets an error. Of messages that arrive at once, nine are accepted, the
 * tenth gets the verdict `warn`, and the eleventh closes the connection; one more is allowed every
 * 3 s.
 */
export const malformedAllowance = { perSecond: 1 / 3, burst: 9 }

/**
 * Counts characters of what the caller types or says: three texts of the maximum length at once,
 * and eight times the rate of speech. Understanding a long text takes up to a tenth of a second,
 * during which all calls of the process wait. What exceeds the limit is dropped.
 */
export const textAllowance = { perSecond: 200, burst: 12_000, closeAfter: 12_000 }

/**
 * Counts characters of provisional texts, each of which repeats what came before it: a minute of
 * speech without a pause, sent five times a second. A text that exceeds the limit is dropped
 * without a warning, because the next text replaces it.
 */
export const provisionalAllowance = {
  perSecond: 10_000,
  burst: 12_000,
  warnAfter: Number.POSITIVE_INFINITY,
  closeAfter: Number.POSITIVE_INFINITY,
}

/**
 * A text counts for at least this many characters, so that a flood of short ones is limited too.
 */
const minItemCharacters = 100

/** Returns how many characters the texts of an item count for. */
export const countCharacters = (texts: readonly string[]) =>
  Math.max(
    minItemCharacters,
    texts.reduce((sum, text) => sum + text.length, 0),
  )

/**
 * Returns how many characters an event counts for, and whether they count towards
 * `provisionalAllowance` instead of `textAllowance`; null for an event without text.
 */
export function measureText(event: ClientEvent) {
  if (event.type !== 'conversation.item.create') return null
  const texts = event.item.content.map((part) =>
    part.type === 'input_text' ? part.text : part.transcript,
  )
  // An empty transcript at the end announces that more text will follow (docs/decisions/037).
  const isProvisional = event.item.content.at(-1)?.type === 'input_audio' && texts.at(-1) === ''
  return { characters: countCharacters(texts), isProvisional }
}
