import type { CallService, CallServices } from '../../../../contract/page-context'
import type { BrowserRecognition } from './browser-recognition'
import type { RecognitionFailure } from './recognition-machine'

/** Who turns the caller's words into text during a call. */
export type RecognitionMethod =
  /** `recipient`: the host that receives the voice; null for the operator's own computer. */
  | { by: 'server'; recipient: string | null }
  | { by: 'device' }
  /** `recipient`: the company that receives the voice from the browser. */
  | { by: 'browser'; recipient: string }
  | { by: 'nobody'; reason: 'unsupported' | 'not-allowed' | RecognitionFailure }

/** What decides between the recognition methods: what the browser can recognise, and the caller's consents. */
export type RecognitionOptions = {
  browser: BrowserRecognition
  consents: Consents
}

/** The caller's answers, by recipient for the browser's service, and by `consentKey` for other hosts. */
export type Consents = Readonly<Record<string, boolean>>

/** Returns the recognition methods of this call, the best first. Never empty. */
export function listRecognitionMethods(
  services: CallServices,
  { browser, consents }: RecognitionOptions,
): readonly [RecognitionMethod, ...RecognitionMethod[]] {
  const { recogniser } = selectPermittedServices(services, consents)
  if (recogniser) return [{ by: 'server', recipient: recogniser.recipient }]
  const { local, recipient } = browser
  const device: RecognitionMethod[] = local === 'ready' ? [{ by: 'device' }] : []
  const browserService: RecognitionMethod[] =
    recipient !== null && consents[recipient] ? [{ by: 'browser', recipient }] : []
  const hasRecogniser = Boolean(services.realtime ?? services.recogniser)
  const isAnyMethodPossible = hasRecogniser || recipient !== null || local === 'installable'
  const [first, ...others] = [...device, ...browserService]
  return first
    ? [first, ...others]
    : [{ by: 'nobody', reason: isAnyMethodPossible ? 'not-allowed' : 'unsupported' }]
}

/**
 * Returns the services that these consents permit in a call, by the same rules as the server. A realtime model
 * replaces the recogniser and the language model.
 */
export function selectPermittedServices(services: CallServices, consents: Consents): CallServices {
  const hosts = listPermittedHosts(services, consents)
  const isPermitted = ({ recipient }: CallService) =>
    recipient === null || hosts.includes(recipient)
  const select = (service: CallService | null | undefined) =>
    service && isPermitted(service) ? service : null
  const { hosted } = services
  const realtime = select(services.realtime)
  return {
    ...(hosted && isPermitted(hosted) && { hosted }),
    realtime,
    recogniser: realtime ?? select(services.recogniser),
    languageModel: realtime ?? select(services.languageModel),
    synthesiser: select(services.synthesiser),
  }
}

/** Returns the services of the operator's own computer, which are used when the caller refuses all others. */
export const selectOwnServices = (services: CallServices): CallServices =>
  selectPermittedServices(services, {})

/** A host that would receive what the caller says, or answers that can repeat it, with its tasks. */
export type ThirdParty = {
  host: string
  /** Contains the host and its tasks, so that the caller is asked again when the host gets a further task. */
  consentKey: string
  transcribes: boolean
  answers: boolean
  speaks: boolean
  /** Set for a host that runs the whole call, which is impossible without the caller's consent. */
  isRequired?: true
}

/** Lists the hosts of the server's services that are not the operator's own computer. */
export function listThirdParties(services: CallServices): ThirdParty[] {
  const { realtime, recogniser, languageModel, synthesiser, hosted } = services
  if (hosted)
    return [createThirdParty(hosted.recipient, ['transcribes', 'answers', 'speaks', 'isRequired'])]
  const hosts = [realtime, recogniser, languageModel, synthesiser]
    .map((service) => service?.recipient)
    .filter((host) => host != null)
  return [...new Set(hosts)].map((host) => {
    const isHostOf = (service: CallService | null | undefined) => service?.recipient === host
    return createThirdParty(host, [
      ...(isHostOf(realtime) || isHostOf(recogniser) ? (['transcribes'] as const) : []),
      ...(isHostOf(realtime) || isHostOf(languageModel) ? (['answers'] as const) : []),
      ...(isHostOf(realtime) || isHostOf(synthesiser) ? (['speaks'] as const) : []),
    ])
  })
}

type PartyFlag = 'transcribes' | 'answers' | 'speaks' | 'isRequired'

/** Creates a third party whose listed `flags` are true. */
const createThirdParty = (host: string, flags: readonly PartyFlag[]): ThirdParty => ({
  host,
  // Browsers store this key, so the names of the flags must not change.
  consentKey: `${host} ${flags.join(' ')}`,
  transcribes: flags.includes('transcribes'),
  answers: flags.includes('answers'),
  speaks: flags.includes('speaks'),
  ...(flags.includes('isRequired') && { isRequired: true }),
})

/** Returns the hosts that the caller has allowed to do all their current tasks. */
export const listPermittedHosts = (services: CallServices, consents: Consents): string[] =>
  listThirdParties(services)
    .filter(({ consentKey }) => consents[consentKey])
    .map(({ host }) => host)

/** Whether it is known before the call that nobody turns words into text. */
export const hadNoRecognitionFromStart = (recognition: RecognitionMethod) =>
  recognition.by === 'nobody' && ['unsupported', 'not-allowed'].includes(recognition.reason)

/** Returns why recognition was given up during the call; null when it was not. */
export function findRecognitionFailure(recognition: RecognitionMethod): RecognitionFailure | null {
  if (recognition.by !== 'nobody') return null
  const { reason } = recognition
  return reason === 'unsupported' || reason === 'not-allowed' ? null : reason
}
