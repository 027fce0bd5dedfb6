import type { CallServer, DialOptions } from '../../connection/call-server'
import { createFakeClock } from '../../testing/fake-clock'
import { createHostedCall } from '../create-hosted-call'
import type { NeededHelp } from '../danger-check'
import type { HostedClientEvents } from '../hosted-client'

export const callId = '11111111-1111-4111-8111-111111111111'
export const receipt = {
  startedAt: '2026-11-21T22:00:00.000Z',
  endedAt: '2026-11-21T22:01:31.000Z',
  wallMs: 91_000,
  billableMs: 90_000,
  pauses: [{ reason: 'connecting' as const, ms: 1_000 }],
  chargedMinutes: 2,
  balanceBefore: 5,
  balanceAfter: 3,
}

type Options = { refusal?: string; canJoin?: boolean; unfinishedCallId?: string | null }

/** Creates a hosted call whose client, server and clock are fakes. */
export function createTestHostedCall({
  refusal,
  canJoin = true,
  unfinishedCallId = null,
}: Options = {}) {
  const clock = createFakeClock()
  const steps: string[] = []
  let outcome: Awaited<ReturnType<CallServer['get']>> = { state: 'live' }
  let events: HostedClientEvents | undefined
  let dialledOptions: DialOptions = {}
  let storedCallId = unfinishedCallId
  let findNeededHelp = async (): Promise<NeededHelp> => 'none'
  const control = createHostedCall({
    companion: { assistantId: 'assistant-1' },
    recipient: 'api.vapi.test',
    minutesLeft: () => 5,
    clock,
    createId: () => 'words-1',
    unfinishedCallStorage: {
      read: () => storedCallId,
      write(id) {
        storedCallId = id
      },
    },
    hangUpOnLeave: (id) => void steps.push(`left ${id}`),
    server: {
      async start(input) {
        if (refusal) throw Object.assign(new Error(refusal), { code: refusal })
        steps.push('reserved')
        dialledOptions = input
        return {
          id: callId,
          webCallUrl: 'https://amivoix.test/api/vapi?ticket=secret',
          provider: 'vapi',
          expiresAt: '2026-11-21T22:01:00.000Z',
          maxDurationSeconds: 300,
          resumeToken: 'unused',
          agent: { id: 'h', name: 'H', image: '/h.svg', portraitHue: 1 },
        }
      },
      get: async () => outcome,
      release: async () => void steps.push('released'),
      hangUp: async () => void steps.push('hung up'),
      async checkWords({ text, isPartial }) {
        steps.push(`checked ${text}${isPartial ? ' …' : ''}`)
        return { help: await findNeededHelp() }
      },
    },
    async openClient(webCallUrl, clientEvents) {
      steps.push(`client for ${webCallUrl}`)
      events = clientEvents
      return {
        start: async (assistantId) => {
          steps.push(`joined ${assistantId}`)
          return canJoin
        },
        setMuted: (isMuted) => void steps.push(isMuted ? 'muted' : 'unmuted'),
        sendText: (text) => steps.push(`sent ${text}`) > 0,
        requestMicrophone: async () => true,
        stop: async () => void steps.push('stopped'),
      }
    },
  })
  const flushPromises = async () => {
    for (let tick = 0; tick < 20; tick++) await Promise.resolve()
  }
  const call = {
    control,
    steps,
    flushPromises,
    dialledOptions: () => dialledOptions,
    storedCallId: () => storedCallId,
    events: () => events!,
    snapshot: () => control.getSnapshot(),
    phase: () => control.getSnapshot().call.phase,
    wait: (ms: number) => clock.wait(ms),
    now: () => clock.now(),
    /** Sets which help the server reports from now on when it checks what the caller says. */
    setNeededHelp(help: NeededHelp | (() => Promise<NeededHelp>)) {
      findNeededHelp = typeof help === 'function' ? help : async () => help
    },
    async say(text: string, { isFinal = true } = {}) {
      call.events().onTranscript({ speaker: 'caller', text, isFinal })
      await flushPromises()
    },
    settle: () => {
      outcome = { state: 'settled', reason: 'hung-up', receipt }
    },
    async dial() {
      control.dial({ sharedWith: ['api.vapi.test'] })
      await flushPromises()
    },
    async dialAndAnswer() {
      await call.dial()
      call.events().onAnswered()
      return call
    },
  }
  return call
}
