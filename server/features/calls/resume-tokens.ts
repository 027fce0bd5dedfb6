import type { CallRepository } from './call-repository'
import { createToken, hashToken } from './call-token'
import type { LiveCall } from './live-call'

type Options = Pick<CallRepository, 'holdsResumeToken' | 'keepResumeToken'>

/**
 * The resume tokens of the calls of this process. A token is used up when the next one has arrived,
 * and not before: a line that drops in that moment is taken up with the one that its caller has.
 */
export function createResumeTokens(calls: Options, onFault: (error: unknown) => void) {
  /** The hashes that a call was last told, once it has been taken up here. */
  const accepted = new WeakMap<LiveCall, readonly string[]>()

  return {
    async accept(call: LiveCall, tokenHash: string) {
      return (
        accepted.get(call)?.includes(tokenHash) ??
        (await calls.holdsResumeToken(call.facts.id, tokenHash))
      )
    },

    /** The token for the resume after this one. */
    next(call: LiveCall, tokenHash: string) {
      const resumeToken = createToken()
      const nextHash = hashToken(resumeToken)
      const told = [tokenHash, nextHash]
      accepted.set(call, told)
      return {
        resumeToken,
        onArrival() {
          if (accepted.get(call) !== told) return
          accepted.set(call, [nextHash])
          // For a caller who comes back when the call has ended.
          calls.keepResumeToken(call.facts.id, nextHash).catch(onFault)
        },
      }
    },
  }
}
