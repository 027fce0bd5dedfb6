import type { Clock } from '../../../../voice/ports/clock'
import { createToken, hashToken } from '../../../platform/tokens'
import type { CallRepository } from '../call-repository'
import type { LiveCall } from '../live/live-call'

/**
 * How long a used token stays valid after its last use, in case the client has not received the
 * next one. Equals the time that a suspended call waits for its client (`maxSuspensionMs`).
 */
const graceMs = 20_000
/** How many times a client may resume with a used token before it has received the next one. */
const maxRepeatedUses = 3

type Deps = {
  calls: Pick<CallRepository, 'hasResumeToken' | 'storeResumeToken'>
  clock: Pick<Clock, 'monotonicMs'>
  onError(error: unknown): void
}

/** The token for the next resume, and what to do once the client is known to have it. */
export type NextToken = { resumeToken: string; onTokenReceived(): void }

/** The tokens of a call that was resumed in this process, as hashes. */
type CallTokens = {
  current: string
  /** The token used last; null once the client is known to have the current one. */
  used: { hash: string; validUntilMs: number; usesLeft: number } | null
}

/**
 * Manages the resume tokens of this process's calls. A token is used up by the resume that presents
 * it. The connection may be lost before the client has received the next token. Until the client is
 * known to have the next token, the used one is accepted a few more times, for a short while
 * (docs/decisions/011).
 */
export function createResumeTokens({ calls, clock, onError }: Deps) {
  const tokensByCall = new WeakMap<LiveCall, CallTokens>()

  /** Returns the call's tokens after this use; null when the token with this hash is invalid. */
  function getTokensAfterUse(
    { current, used }: CallTokens,
    hash: string,
    nextHash: string,
  ): CallTokens | null {
    const nowMs = clock.monotonicMs()
    const validUntilMs = nowMs + graceMs
    if (hash === current)
      return { current: nextHash, used: { hash, validUntilMs, usesLeft: maxRepeatedUses } }
    if (hash !== used?.hash || nowMs > used.validUntilMs || used.usesLeft === 0) return null
    return { current: nextHash, used: { hash, validUntilMs, usesLeft: used.usesLeft - 1 } }
  }

  return {
    /** Whether `redeem` would accept the token now. */
    async isValid(call: LiveCall, tokenHash: string): Promise<boolean> {
      const tokens = tokensByCall.get(call)
      if (!tokens) return calls.hasResumeToken(call.facts.id, tokenHash)
      return getTokensAfterUse(tokens, tokenHash, '') !== null
    },
    /** Uses the token, and creates the next one; returns null when the given token is not valid. */
    async redeem(call: LiveCall, tokenHash: string): Promise<NextToken | null> {
      const callId = call.facts.id
      const isFirstResume = !tokensByCall.has(call)
      if (isFirstResume && !(await calls.hasResumeToken(callId, tokenHash))) return null
      // Another connection may have used the same token meanwhile.
      const tokens = tokensByCall.get(call) ?? { current: tokenHash, used: null }
      const resumeToken = createToken()
      const nextHash = hashToken(resumeToken, 'hex')
      const nextTokens = getTokensAfterUse(tokens, tokenHash, nextHash)
      if (!nextTokens) return null
      tokensByCall.set(call, nextTokens)
      return {
        resumeToken,
        onTokenReceived() {
          if (tokensByCall.get(call) !== nextTokens) return
          tokensByCall.set(call, { current: nextHash, used: null })
          // Stored for a caller who resumes after the call has ended.
          calls.storeResumeToken(callId, nextHash).catch(onError)
        },
      }
    },
  }
}
