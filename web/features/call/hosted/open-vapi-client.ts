import vapiModule from '@vapi-ai/web'
import type { HostedClient, HostedClientEvents, HostedTranscript } from './hosted-client'
import { readClientFailure } from './read-client-failure'

/** Maximum length of a message over Daily, the WebRTC service that Vapi uses. */
const maxMessageCharacters = 4_096

/** The package is CommonJS, and some bundlers wrap its default export. */
const Vapi = 'default' in vapiModule ? (vapiModule.default as typeof vapiModule) : vapiModule

type Options = {
  /** The URL of our API, with the ticket of this call. */
  webCallUrl: string
  /** Where to load Daily's call object bundle from; null for Daily's own host. */
  roomScript: string | null
  events: HostedClientEvents
}

/** Creates Vapi's official client for one call; `start` begins the call. Loaded for hosted calls only. */
export function openVapiClient({ webCallUrl, roomScript, events }: Options): HostedClient {
  const { pathname, searchParams } = new URL(webCallUrl)
  const vapi = new Vapi(searchParams.get('ticket') ?? '', pathname, {
    // Loads the call bundle with a <script> element instead of eval: our Content-Security-Policy
    // allows its host, but not eval.
    avoidEval: true,
    ...(roomScript && { callObjectBundleUrlOverride: roomScript }),
  })
  vapi.on('call-start', events.onAnswered)
  vapi.on('call-end', events.onEnded)
  vapi.on('speech-start', () => events.onCompanionSpeaking(true))
  vapi.on('speech-end', () => events.onCompanionSpeaking(false))
  vapi.on('volume-level', (companion) => events.onLevel({ companion }))
  vapi.on('local-volume-level', (caller) => events.onLevel({ caller }))
  vapi.on('camera-error', (event) => events.onMicrophone(readMicrophoneFailure(event)))
  vapi.on('error', (event) => {
    const code = readClientFailure(event)
    if (code) events.onFailure(code)
  })
  vapi.on('message', (message) => {
    const transcript = readTranscript(message)
    if (transcript) events.onTranscript(transcript)
  })

  return {
    async start(assistantId) {
      return (await vapi.start(assistantId)) !== null
    },
    setMuted: (isMuted) => vapi.setMuted(isMuted),
    sendText(text) {
      const typedMessage = {
        type: 'add-message',
        message: { role: 'user', content: text },
        triggerResponseEnabled: true,
      } as const
      if (JSON.stringify(typedMessage).length > maxMessageCharacters) return false
      try {
        vapi.send(typedMessage)
        return true
      } catch {
        return false
      }
    },
    async requestMicrophone() {
      try {
        const stream = await navigator.mediaDevices.getUserMedia({ audio: true })
        const [track] = stream.getAudioTracks()
        if (!track) return false
        await vapi.setInputDevicesAsync({ audioSource: track })
        return true
      } catch {
        return false
      }
    },
    stop: () => vapi.stop(),
  }
}

function readMicrophoneFailure(event: { error?: { error?: { type?: string } } }) {
  return event.error?.error?.type === 'permissions' ? 'refused' : 'missing'
}

function readTranscript(message: {
  type?: string
  role?: string
  transcriptType?: string
  transcript?: unknown
}): HostedTranscript | null {
  const { type, role, transcript: text } = message
  if (type !== 'transcript' || typeof text !== 'string') return null
  const speaker = role === 'user' ? 'caller' : 'companion'
  return { speaker, text, isFinal: message.transcriptType === 'final' }
}
