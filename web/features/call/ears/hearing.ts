import type { CallService, CallServices } from '../../../../contract/page-context'
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

/** What the browser offers, and what the caller has answered. */
export type EarsOffer = {
  browser: BrowserEars
  /** By recipient: whether it may receive what the caller says. */
  consents: Readonly<Record<string, boolean>>
}

/** Returns the ways to turn words into text in this call, the best first; never empty. */
export function listHearings(
  { recogniser }: CallServices,
  { browser, consents }: EarsOffer,
): readonly [Hearing, ...Hearing[]] {
  if (recogniser && isPermitted(recogniser, consents))
    return [{ by: 'server', recipient: recogniser.recipient }]
  const { local, recipient } = browser
  const device: Hearing[] = local === 'ready' ? [{ by: 'device' }] : []
  const service: Hearing[] =
    recipient !== null && consents[recipient] ? [{ by: 'browser', recipient }] : []
  const canChoose = recogniser !== null || recipient !== null || local === 'installable'
  const [first, ...others] = [...device, ...service]
  return first
    ? [first, ...others]
    : [{ by: 'nobody', reason: canChoose ? 'not-allowed' : 'unsupported' }]
}

const isPermitted = ({ recipient }: CallService, consents: EarsOffer['consents']) =>
  recipient === null || (consents[recipient] ?? false)

/** Returns the services that the caller has consented to, or that need no consent. */
export const selectPermitted = (
  { recogniser, languageModel, synthesiser, hosted }: CallServices,
  consents: EarsOffer['consents'],
): CallServices => {
  const select = (service: CallService | null) =>
    service && isPermitted(service, consents) ? service : null
  return {
    ...(hosted && isPermitted(hosted, consents) && { hosted }),
    recogniser: select(recogniser),
    languageModel: select(languageModel),
    synthesiser: select(synthesiser),
  }
}

/**
 * A host that would receive what the caller says, or answers that can repeat it, and what it does
 * with it.
 */
export type ThirdParty = {
  host: string
  transcribes: boolean
  answers: boolean
  speaks: boolean
  /** Runs the whole call, so that there is no call without the caller's consent. */
  isRequired?: true
}

/** Lists the hosts of the server's services that are not the operator's own computer. */
export function listThirdParties(services: CallServices): ThirdParty[] {
  const { recogniser, languageModel, synthesiser, hosted } = services
  if (hosted)
    return [
      {
        host: hosted.recipient,
        transcribes: true,
        answers: true,
        speaks: true,
        isRequired: true,
      },
    ]
  const hosts = [recogniser, languageModel, synthesiser]
    .map((service) => service?.recipient)
    .filter((host) => host != null)
  return [...new Set(hosts)].map((host) => ({
    host,
    transcribes: recogniser?.recipient === host,
    answers: languageModel?.recipient === host,
    speaks: synthesiser?.recipient === host,
  }))
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
