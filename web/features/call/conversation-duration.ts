import type { Receipt } from '../../../domain/receipt'

/**
 * What the timer showed, in ms: first companion frame to closing, less link-lost. wallMs runs from
 * the session's start, so that the wait for the first frame is taken off too (03, « Metering »).
 */
export function conversationMs({ wallMs, pauses }: Receipt): number {
  const silentMs = pauses
    .filter(({ reason }) => reason === 'connecting' || reason === 'link-lost')
    .reduce((total, { ms }) => total + ms, 0)
  return Math.max(0, wallMs - silentMs)
}
