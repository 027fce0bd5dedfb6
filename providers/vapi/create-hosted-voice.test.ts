import { describe, expect, it } from 'vitest'
import { HostedVoiceUnavailable } from '../../voice/ports/hosted-voice'
import { createHostedVoice } from './create-hosted-voice'
import { toEndReason } from './to-end-reason'
import { toSuccessScore } from './to-success-score'

const webhookSecret = 'secret-of-the-webhook'
const now = new Date('2026-11-22T21:00:00Z')

type SentRequest = { url: string; init: RequestInit }

function createVoice(answer: () => Response | Promise<Response>, base = 'https://api.vapi.test') {
  const requests: SentRequest[] = []
  const voice = createHostedVoice(
    {
      url: new URL(base),
      privateKey: 'private-key',
      webhookSecret,
      webhookUrl: new URL('https://amivoix.test/api/webhooks/vapi'),
    },
    {
      clock: { now: () => now },
      fetch: async (url, init) => {
        requests.push({ url: String(url), init: init ?? {} })
        return answer()
      },
    },
  )
  return { voice, requests }
}

const request = {
  assistantId: 'a1',
  maxDurationSeconds: 300,
  variables: { userName: 'Camille' },
  hasMemoryConsent: true,
}
const createCallResponse = (controlUrl: string) =>
  Response.json({
    id: 'c1',
    webCallUrl: 'https://room.test/c1',
    monitor: { controlUrl, listenUrl: 'wss://listen.test' },
    assistant: { model: { messages: ['instructions'] } },
  })

describe('the client of the hosted voice service', () => {
  it('gives the browser the room, but neither the instructions nor the URLs for control and listening', async () => {
    const { voice } = createVoice(() => createCallResponse('https://control.test/c1'))
    const { id, controlUrl, forClient } = await voice.createCall(request)
    expect({ id, controlUrl }).toEqual({ id: 'c1', controlUrl: 'https://control.test/c1' })
    expect(forClient).toEqual({
      id: 'c1',
      webCallUrl: 'https://room.test/c1',
      artifactPlan: { videoRecordingEnabled: false },
    })
  })

  it('sends the key to the API only, and follows no redirect', async () => {
    const { voice, requests } = createVoice(() => createCallResponse('https://control.test/c1'))
    await voice.createCall(request)
    await voice.endCall('https://control.test/c1')
    expect(requests.map(({ init }) => new Headers(init.headers).get('authorization'))).toEqual([
      'Bearer private-key',
      null,
    ])
    expect(requests.map(({ init }) => init.redirect)).toEqual(['error', 'error'])
  })

  it('keeps the path of the configured URL', async () => {
    const { voice, requests } = createVoice(
      () => createCallResponse('https://c.test'),
      'https://host.test/v1',
    )
    await voice.createCall(request)
    expect(requests[0]?.url).toBe('https://host.test/v1/call/web')
  })

  it('tells the assistant of a danger first, and then makes it say the help sentences', async () => {
    const { voice, requests } = createVoice(() => Response.json({}))
    const help = { sentences: ['Je m’arrête.', 'Appelez le 3114.'], shouldEndCall: false }
    await voice.offerHelp('https://control.test/c1', help)
    const bodies = requests.map(({ init }) => JSON.parse(String(init.body)))
    expect(bodies).toMatchObject([
      { type: 'add-message', message: { role: 'system' }, triggerResponseEnabled: false },
      {
        type: 'say',
        content: 'Je m’arrête. Appelez le 3114.',
        interruptAssistantEnabled: true,
        endCallAfterSpoken: false,
      },
    ])
    expect(JSON.stringify(requests)).not.toContain('private-key')
  })

  it('reports refused control messages, except for a call that is over', async () => {
    const help = { sentences: ['Appelez le 3114.'], shouldEndCall: false }
    for (const status of [400, 401, 429, 503]) {
      const { voice } = createVoice(() => new Response('', { status }))
      await expect(voice.offerHelp('https://control.test/c1', help)).rejects.toThrow(
        `api.vapi.test: status ${status}`,
      )
    }
    for (const status of [404, 410]) {
      const { voice } = createVoice(() => new Response('', { status }))
      await voice.endCall('https://control.test/c1')
    }
  })

  it('does not use an unencrypted control URL', async () => {
    const { voice } = createVoice(() => createCallResponse('http://control.test/c1'))
    expect((await voice.createCall(request)).controlUrl).toBeNull()
  })

  it('reports a failure without the content of the request and the response', async () => {
    const { voice } = createVoice(() => Response.json({ message: 'Camille' }, { status: 400 }))
    const failure = await voice.createCall(request).catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(HostedVoiceUnavailable)
    expect((failure as Error).message).toBe('api.vapi.test: status 400')
  })

  it('gives up when the service is too slow', async () => {
    const { voice, requests } = createVoice(() =>
      Promise.reject(new DOMException('', 'TimeoutError')),
    )
    await expect(voice.findCall('c1')).rejects.toThrow('api.vapi.test: no answer in 10 s')
    expect(requests[0]?.init.signal).toBeInstanceOf(AbortSignal)
  })

  it('returns null for a call that the service does not know', async () => {
    const { voice } = createVoice(() => new Response('', { status: 404 }))
    expect(await voice.findCall('c1')).toBeNull()
  })

  it('uses the current time as the end of an ended call without an end time', async () => {
    const { voice } = createVoice(() => Response.json({ status: 'ended' }))
    expect((await voice.findCall('c1'))?.end).toEqual({ at: now, reason: 'hung-up' })
  })

  it('accepts only the exact secret', () => {
    const { voice } = createVoice(() => new Response())
    expect(voice.isFromService(webhookSecret)).toBe(true)
    for (const wrongSecret of [undefined, '', `${webhookSecret} `, webhookSecret.toUpperCase()])
      expect(voice.isFromService(wrongSecret)).toBe(false)
  })

  it('parses times, analysis and turns of a report, and ignores any other message', () => {
    const { voice } = createVoice(() => new Response())
    const message = {
      type: 'end-of-call-report',
      startedAt: '2026-11-22T20:00:00Z',
      endedAt: '2026-11-22T20:01:30Z',
      endedReason: 'silence-timed-out',
      analysis: { summary: ' Bref. ', successEvaluation: '70%' },
      artifact: {
        messages: [
          { role: 'system', message: 'instructions', secondsFromStart: 0 },
          { role: 'bot', message: 'Bonjour.', secondsFromStart: 0.5, time: 1_000, endTime: 2_200 },
          { role: 'user', message: 'Salut.', secondsFromStart: 3 },
          { role: 'tool_calls', toolCalls: [] },
          null,
        ],
      },
      call: { id: 'c1' },
    }
    expect(voice.readReport({ message })).toEqual({
      id: 'c1',
      report: {
        startedAt: new Date('2026-11-22T20:00:00Z'),
        end: { at: new Date('2026-11-22T20:01:30Z'), reason: 'silence' },
        summary: 'Bref.',
        successScore: 70,
        turns: [
          { speaker: 'companion', text: 'Bonjour.', heardMs: 1_200, atMs: 500 },
          { speaker: 'caller', text: 'Salut.', heardMs: 0, atMs: 3_000 },
        ],
      },
    })
    for (const otherMessage of [
      null,
      'text',
      {},
      { message: { ...message, type: 'status-update' } },
    ])
      expect(voice.readReport(otherMessage)).toBeNull()
  })
})

it.each([
  ['customer-ended-call', 'hung-up'],
  ['assistant-said-end-call-phrase', 'hung-up'],
  ['exceeded-max-duration', 'time-limit'],
  ['silence-timed-out', 'silence'],
  ['call.in-progress.error-assistant-did-not-receive-customer-audio', 'link-lost'],
  ['pipeline-error-openai-llm-failed', 'provider-failed'],
  ['call.in-progress.error-vapifault-worker-died', 'provider-failed'],
  ['worker-shutdown', 'provider-failed'],
  [undefined, 'hung-up'],
] as const)('maps the ended reason "%s" to %s', (endedReason, reason) => {
  expect(toEndReason(endedReason)).toBe(reason)
})

it.each([
  ['80%', 80],
  ['7', 70],
  ['10', 100],
  ['85', 85],
  ['true', 100],
  [false, 0],
  ['Excellent', 100],
  ['Strongly Disagree', 0],
  ['400%', null],
  ['{"criterion":1}', null],
  [undefined, null],
])('converts the evaluation %j to the score %j', (evaluation, score) => {
  expect(toSuccessScore(evaluation)).toBe(score)
})
