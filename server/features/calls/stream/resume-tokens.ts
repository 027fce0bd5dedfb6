import { createToken, hashToken } from '../../../platform/tokens'
import type { CallRepository } from '../call-repository'
import type { LiveCall } from '../live/live-call'

type Tokens = Pick<CallRepository, 'hasResumeToken' | 'storeResumeToken'>

/**
 * Manages the resume tokens of this process's calls. A token stays valid until the client has
 * received the next one, so that a connection lost in between can be resumed with either.
 */
export function createResumeTokens(calls: Tokens, onError: (error: unknown) => void) {
  /** The hashes that are valid for a call, once it was resumed in this process. */
  const accepted = new WeakMap<LiveCall, readonly string[]>()

  return {
    async accept(call: LiveCall, tokenHash: string) {
      return (
        accepted.get(call)?.includes(tokenHash) ??
        (await calls.hasResumeToken(call.facts.id, tokenHash))
      )
    },

    /** Creates the token for the next resume. */
    next(call: LiveCall, tokenHash: string) {
      const resumeToken = createToken()
      const nextHash = hashToken(resumeToken, 'hex')
      const validHashes = [tokenHash, nextHash]
      accepted.set(call, validHashes)
      return {
        resumeToken,
        onTokenReceived() {
          if (accepted.get(call) !== validHashes) return
          accepted.set(call, [nextHash])
          // For a caller who resumes after the call has ended.
          calls.storeResumeToken(call.facts.id, nextHash).catch(onError)
        },
      }
    },
  }
}
