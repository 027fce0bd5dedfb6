import type { CallService, CallServices } from '../../../../contract/page-context'
import type { BrowserRecognition } from './browser-recognition'
import type { RecognitionFailure } from './recognition-machine'

/** Who turns the caller's words into text during a call. */
export type RecognitionMethod =
  /** recipient: the host that receives the voice; null on the operator's own computer. */
  | { by: 'server'; recipient: string | null }
  | { by: 'device' }
  /** recipient: who receives the voice from the browser. */
  | { by: 'browser'; recipient: string }
  | { by: 'nobody'; reason: 'unsupported' | 'not-allowed' | RecognitionFailure }

/** What the browser offers, and what the caller has answered. */
export type RecognitionOffer = {
  browser: BrowserRecognition
  consents: Consents
}

/** The caller's answers: by recipient for the browser's service, by `consentKey` for other hosts. */
export type Consents = Readonly<Record<string, boolean>>

/** Returns the ways to turn words into text in this call, the best first; never empty. */
export function listRecognitionMethods(
  services: CallServices,
  { browser, consents }: RecognitionOffer,
): readonly [RecognitionMethod, ...RecognitionMethod[]] {
  const { recogniser } = selectPermitted(services, consents)
  if (recogniser) return [{ by: 'server', recipient: recogniser.recipient }]
  const { local, recipient } = browser
  const device: RecognitionMethod[] = local === 'ready' ? [{ by: 'device' }] : []
  const service: RecognitionMethod[] =
    recipient !== null && consents[recipient] ? [{ by: 'browser', recipient }] : []
  const hasRecogniser = Boolean(services.realtime ?? services.recogniser)
  const canChoose = hasRecogniser || recipient !== null || local === 'installable'
  const [first, ...others] = [...device, ...service]
  return first
    ? [first, ...others]
    : [{ by: 'nobody', reason: canChoose ? 'not-allowed' : 'unsupported' }]
}

/**
 * Returns the services that take part in a call with these consents, as the server selects them. A
 * model that hears and speaks is also the recogniser and the language model.
 */
export function selectPermitted(services: CallServices, consents: Consents): CallServices {
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

/** The services of the operator's own computer, which take part when the caller refuses all others. */
export const selectOwn = (services: CallServices): CallServices => selectPermitted(services, {})

/**
 * A host that would receive what the caller says, or answers that can repeat it, and what it does
 * with it.
 */
export type ThirdParty = {
  host: string
  /** Names host and tasks, so that the caller is asked again when the host gets a further task. */
  consentKey: string
  transcribes: boolean
  answers: boolean
  speaks: boolean
  /** Runs the whole call, so that there is no call without the caller's consent. */
  isRequired?: true
}

/** Lists the hosts of the server's services that are not the operator's own computer. */
export function listThirdParties(services: CallServices): ThirdParty[] {
  const { realtime, recogniser, languageModel, synthesiser, hosted } = services
  if (hosted)
    return [createParty(hosted.recipient, ['transcribes', 'answers', 'speaks', 'isRequired'])]
  const hosts = [realtime, recogniser, languageModel, synthesiser]
    .map((service) => service?.recipient)
    .filter((host) => host != null)
  return [...new Set(hosts)].map((host) => {
    const isAt = (service: CallService | null | undefined) => service?.recipient === host
    return createParty(host, [
      ...(isAt(realtime) || isAt(recogniser) ? (['transcribes'] as const) : []),
      ...(isAt(realtime) || isAt(languageModel) ? (['answers'] as const) : []),
      ...(isAt(realtime) || isAt(synthesiser) ? (['speaks'] as const) : []),
    ])
  })
}

type Task = 'transcribes' | 'answers' | 'speaks' | 'isRequired'

const createParty = (host: string, tasks: readonly Task[]): ThirdParty => ({
  host,
  consentKey: `${host} ${tasks.join(' ')}`,
  transcribes: tasks.includes('transcribes'),
  answers: tasks.includes('answers'),
  speaks: tasks.includes('speaks'),
  ...(tasks.includes('isRequired') && { isRequired: true }),
})

/** Returns the hosts that the caller has consented to, for what they do now. */
export const listPermittedHosts = (services: CallServices, consents: Consents): string[] =>
  listThirdParties(services)
    .filter(({ consentKey }) => consents[consentKey])
    .map(({ host }) => host)

/** Nobody turns words into text, and this was known before the call. */
export const hasNoRecognition = (recognition: RecognitionMethod) =>
  recognition.by === 'nobody' && ['unsupported', 'not-allowed'].includes(recognition.reason)

/** Returns why nobody turns words into text any more, or null. */
export function findRecognitionFailure(recognition: RecognitionMethod): RecognitionFailure | null {
  if (recognition.by !== 'nobody') return null
  const { reason } = recognition
  return reason === 'unsupported' || reason === 'not-allowed' ? null : reason
}
