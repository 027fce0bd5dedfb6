import { timingSafeEqual } from 'node:crypto'
import type { Clock } from '../../voice/ports/clock'
import {
  type HostedCallRequest,
  type HostedVoice,
  HostedVoiceUnavailable,
} from '../../voice/ports/hosted-voice'
import { readCauseCode } from '../shared/read-cause-code'
import { createdCall, endOfCallReport, fetchedCall, toReport } from './call-schema'

/** The service usually answers in about a second. */
const timeoutMs = 10_000

export type VapiService = {
  /** https://api.vapi.ai, or its European region https://api.eu.vapi.ai. */
  url: URL
  privateKey: string
  /** Sent back by the service with each webhook request. */
  webhookSecret: string
  /** Where the service reports the end of a call. */
  webhookUrl: URL
}

type Deps = { fetch: typeof fetch; clock: Pick<Clock, 'now'> }

/** The only kind of webhook message that we ask for. */
const serverMessages = ['end-of-call-report']

/**
 * The messages that the service sends to its client library in the page. The page passes the caller's words on to
 * our server.
 */
const clientMessages = ['transcript', 'speech-update', 'status-update', 'hang', 'user-interrupted']

const summaryRequest =
  'Résume cet appel en deux ou trois phrases, en français, en vouvoyant la personne qui a appelé. Ne cite aucune parole mot à mot.'

/** Added to the conversation when the caller may be in danger. */
const crisisInstructions =
  'La personne est peut-être en danger. Quitte ton rôle jusqu’à la fin de l’appel, et dis que tu es une IA si on te le demande. Écoute, parle peu et simplement, sans diagnostic, sans méthode, sans promesse, sans rien vendre ni jouer. Les numéros d’aide viennent d’être dits et sont affichés à l’écran : encourage la personne à appeler le 3114 si elle pense à mourir, le 15 ou le 112 si une vie est en jeu, le 17 en cas de violence, le 114 par SMS, le 3919 pour les violences faites aux femmes, le 119 pour un enfant en danger, et à rejoindre quelqu’un de confiance. N’en cite aucun autre.'

/** Creates the client of Vapi's server API, which needs the private key. */
export function createHostedVoice(service: VapiService, { fetch, clock }: Deps): HostedVoice {
  async function send(url: URL, body?: object): Promise<Response> {
    try {
      return await fetch(url, {
        method: body ? 'POST' : 'GET',
        headers: {
          // A control URL is itself a secret, and may be on another host, which must not get the key.
          ...(url.origin === service.url.origin && {
            authorization: `Bearer ${service.privateKey}`,
          }),
          ...(body && { 'content-type': 'application/json' }),
        },
        ...(body && { body: JSON.stringify(body) }),
        // A redirect could carry the key and the caller's profile to another host.
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      })
    } catch (error) {
      throw new HostedVoiceUnavailable(`${service.url.host}: ${describeFailure(error)}`)
    }
  }

  /** Does nothing when the call is over: its control URL is then unknown. */
  async function sendControlMessage(url: URL, message: object) {
    const response = await send(url, message)
    if (!response.ok && response.status !== 404 && response.status !== 410)
      throw toStatusError(service, response)
  }

  const toUrl = (path: string) =>
    new URL(service.url.pathname.replace(/\/*$/, `/${path}`), service.url)

  return {
    recipient: service.url.hostname,

    async createCall(request) {
      const response = await send(toUrl('call/web'), toCreateBody(request, service))
      if (!response.ok) throw toStatusError(service, response)
      const parsedCall = createdCall.safeParse(await response.json().catch(() => null))
      if (!parsedCall.success)
        throw new HostedVoiceUnavailable(`${service.url.host}: unexpected response`)
      const { id, webCallUrl, monitor, artifactPlan, assistant, transport } = parsedCall.data
      return {
        id,
        controlUrl: findControlUrl(monitor?.controlUrl, service),
        // Leaves out the assistant's instructions and the URL for listening to the call.
        forClient: {
          id,
          webCallUrl,
          artifactPlan: { videoRecordingEnabled: artifactPlan?.videoRecordingEnabled ?? false },
          ...(assistant?.voice && { assistant: { voice: { provider: assistant.voice.provider } } }),
          ...(transport?.callToken && { transport: { callToken: transport.callToken } }),
        },
      }
    },

    async findCall(id) {
      const response = await send(toUrl(`call/${encodeURIComponent(id)}`))
      if (response.status === 404) return null
      if (!response.ok) throw toStatusError(service, response)
      const parsedCall = fetchedCall.safeParse(await response.json().catch(() => null))
      if (!parsedCall.success)
        throw new HostedVoiceUnavailable(`${service.url.host}: unexpected response`)
      return toReport(parsedCall.data, parsedCall.data.status === 'ended' ? clock.now() : null)
    },

    async endCall(controlUrl) {
      await sendControlMessage(new URL(controlUrl), { type: 'end-call' })
    },

    async offerHelp(controlUrl, { sentences, shouldEndCall }) {
      const url = new URL(controlUrl)
      await sendControlMessage(url, {
        type: 'add-message',
        message: { role: 'system', content: crisisInstructions },
        triggerResponseEnabled: false,
      })
      await sendControlMessage(url, {
        type: 'say',
        content: sentences.join(' '),
        interruptAssistantEnabled: true,
        endCallAfterSpoken: shouldEndCall,
      })
    },

    isFromService(secret) {
      const receivedSecret = Buffer.from(secret ?? '')
      const expected = Buffer.from(service.webhookSecret)
      return receivedSecret.length === expected.length && timingSafeEqual(receivedSecret, expected)
    },

    readReport(body) {
      const parsedMessage = endOfCallReport.safeParse(body)
      if (!parsedMessage.success) return null
      const { call, ...message } = parsedMessage.data.message
      const callFields = {
        ...message,
        startedAt: message.startedAt ?? call.startedAt,
        endedAt: message.endedAt ?? call.endedAt,
        endedReason: message.endedReason ?? call.endedReason,
      }
      return { id: call.id, report: toReport(callFields, clock.now()) }
    },
  }
}

function toCreateBody(
  { assistantId, maxDurationSeconds, variables, hasMemoryConsent }: HostedCallRequest,
  { webhookUrl, webhookSecret }: VapiService,
) {
  return {
    assistantId,
    // The room and the call end when the caller's page leaves.
    roomDeleteOnUserLeaveEnabled: true,
    assistantOverrides: {
      maxDurationSeconds,
      variableValues: variables,
      server: { url: webhookUrl.href, headers: { 'x-vapi-secret': webhookSecret } },
      serverMessages,
      clientMessages,
      monitorPlan: { listenEnabled: false, controlEnabled: true },
      ...(hasMemoryConsent ? { analysisPlan } : noRecordings),
    },
  }
}

/** Replaces the default prompt of the summary, which is English; the score is a percentage. */
const analysisPlan = {
  summaryPlan: {
    enabled: true,
    messages: [
      { role: 'system', content: summaryRequest },
      { role: 'user', content: '{{transcript}}' },
    ],
  },
  successEvaluationPlan: { enabled: true, rubric: 'PercentageScale' },
}

/** Disables all recordings, logs, transcripts and analyses of the call, even if the assistant enables them. */
const noRecordings = {
  artifactPlan: {
    recordingEnabled: false,
    videoRecordingEnabled: false,
    pcapEnabled: false,
    loggingEnabled: false,
    transcriptPlan: { enabled: false },
  },
  analysisPlan: {
    summaryPlan: { enabled: false },
    successEvaluationPlan: { enabled: false },
    structuredDataPlan: { enabled: false },
  },
}

/** Returns null for a control URL whose protocol is not that of the API, so that no unencrypted URL is used. */
const findControlUrl = (controlUrl: string | null | undefined, { url }: VapiService) =>
  controlUrl && new URL(controlUrl).protocol === url.protocol ? controlUrl : null

const toStatusError = ({ url }: VapiService, { status }: Response) =>
  new HostedVoiceUnavailable(`${url.host}: status ${status}`)

function describeFailure(error: unknown): string {
  if (error instanceof Error && error.name === 'TimeoutError')
    return `no answer in ${timeoutMs / 1_000} s`
  return readCauseCode(error) ?? 'no connection'
}
