import type { MessageCode } from '../../../domain/messages'

/**
 * Whether there are minutes for a call: « the user is refreshed first and rechecked » (first
 * document, section 5). Only where the page thinks that there are none, which may be old; where it
 * thinks that there are, the server checks as it opens the call. Answers with the refusal, or null.
 */
export async function refusalForMinutes(
  knownMinutes: number,
  askServer: () => Promise<{ minutesLeft: number } | null>,
): Promise<MessageCode | null> {
  if (knownMinutes > 0) return null
  try {
    const me = await askServer()
    if (!me) return 'UNAUTHENTICATED'
    return me.minutesLeft > 0 ? null : 'NO_MINUTES_LEFT'
  } catch {
    return 'MINUTES_NOT_CHECKED'
  }
}
