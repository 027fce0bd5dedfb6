import type { HostedVoice } from '../../../../voice/ports/hosted-voice'
import type { SignedInUser } from '../../../policies'
import type { CallerWatch, CallerWords, HelpState } from './caller-watch'
import type { HostedCallRepository } from './hosted-call-repository'

export type CheckCallerWordsDeps = {
  hostedCalls: Pick<
    HostedCallRepository,
    'findOwn' | 'startCrisis' | 'endCrisis' | 'storeEndReason'
  >
  hostedVoice: Pick<HostedVoice, 'offerHelp'>
  findWatch(callId: string): CallerWatch
  /** Counts a text's length towards the user's limit. Throws RATE_LIMITED. */
  consumeWordsLimit(userId: string, characters: number): Promise<void>
  onError(error: unknown): void
}

/**
 * Looks for a danger in what the caller has just said to the service. In a crisis, stops billing
 * and asks the service to interrupt the companion and to read out the helplines; if the caller is a
 * minor, also to hang up. Resumes billing when the crisis ends. Stores and logs no words. Ignores
 * calls of our own engine, which checks the caller's words itself. Throws RATE_LIMITED.
 */
export async function checkCallerWords(
  { hostedCalls, hostedVoice, findWatch, consumeWordsLimit, onError }: CheckCallerWordsDeps,
  user: Pick<SignedInUser, 'id'>,
  callId: string,
  words: CallerWords,
): Promise<{ help: HelpState }> {
  await consumeWordsLimit(user.id, words.text.length)
  const hostedCall = await hostedCalls.findOwn(callId, user.id)
  if (!hostedCall) return { help: 'none' }
  const { helpBefore, help, sentences } = await findWatch(callId).check(words)
  if (help === helpBefore) return { help }
  if (help === 'none') {
    await hostedCalls.endCrisis(callId)
    return { help }
  }
  await hostedCalls.startCrisis(callId)
  const shouldEndCall = help === 'closed'
  if (shouldEndCall) await hostedCalls.storeEndReason(callId, 'ejected')
  // Not awaited: the page shows the helplines even if the service does not read them out.
  if (hostedCall.serviceControlUrl)
    hostedVoice.offerHelp(hostedCall.serviceControlUrl, { sentences, shouldEndCall }).catch(onError)
  return { help }
}
