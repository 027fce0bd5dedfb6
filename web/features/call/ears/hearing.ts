import type { CallServices } from '../../../../contract/page-context'
import type { BrowserEars } from './browser-ears'
import type { EarsFailure } from './ears-machine'

/** Who turns the caller's words into text during a call. */
export type Hearing =
  /** recipient: the host that receives the voice; null on the operator's own computer. */
  | { by: 'server'; recipient: string | null }
  | { by: 'device' }
  /** recipient: who receives the voice from the browser. */
  | { by: 'browser'; recipient: string }
  | { by: 'nobody'; reason: 'unsupported' | 'not-allowed' | EarsFailure }

/** What the browser offers, and whether its service may be used. */
export type EarsOffer = { browser: BrowserEars; isServiceAllowed: boolean }

/** Returns the ways to turn words into text in this call, the best first; never empty. */
export function listHearings(
  { recogniser }: CallServices,
  { browser, isServiceAllowed }: EarsOffer,
): readonly [Hearing, ...Hearing[]] {
  if (recogniser) return [{ by: 'server', recipient: recogniser.recipient }]
  const { local, recipient } = browser
  const device: Hearing[] = local === 'ready' ? [{ by: 'device' }] : []
  const service: Hearing[] =
    recipient !== null && isServiceAllowed ? [{ by: 'browser', recipient }] : []
  const canChoose = recipient !== null || local === 'installable'
  const [first, ...others] = [...device, ...service]
  return first
    ? [first, ...others]
    : [{ by: 'nobody', reason: canChoose ? 'not-allowed' : 'unsupported' }]
}

/** Nobody turns words into text, and this was known before the call. */
export const isNobodyHearing = (hearing: Hearing) =>
  hearing.by === 'nobody' && ['unsupported', 'not-allowed'].includes(hearing.reason)

/** Returns why nobody turns words into text any more, or null. */
export function findEarsFailure(hearing: Hearing): EarsFailure | null {
  if (hearing.by !== 'nobody') return null
  const { reason } = hearing
  return reason === 'unsupported' || reason === 'not-allowed' ? null : reason
}
