import { publicMessages } from '../../../../domain/public-messages'

/**
 * Checks whether the user has minutes for a call. Returns null if so, otherwise the message to show. Asks the server
 * only when the page shows no minutes, because that may be outdated. Otherwise the server checks the
 * balance at the start of the call.
 */
export async function checkMinutes(
  shownMinutes: number,
  loadMe: () => Promise<{ minutesLeft: number } | null>,
): Promise<string | null> {
  if (shownMinutes > 0) return null
  try {
    const me = await loadMe()
    if (!me) return publicMessages.UNAUTHENTICATED
    return me.minutesLeft > 0 ? null : publicMessages.NO_MINUTES_LEFT
  } catch {
    return publicMessages.MINUTES_NOT_CHECKED
  }
}
