import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { FakeSpeechBehaviour } from '../testing/fake-text-to-speech'
import { openSimulatedCall, type SimulatedCall } from '../testing/simulated-call'
import type { CallInput } from './call-events'

type Step =
  | { input: CallInput }
  | { passMs: number }
  | { speech: FakeSpeechBehaviour }
  | { dialogue: 'answers' | 'throws' | 'hangs' }

const audioMs = fc.nat(100_000)
const toInputSteps = (inputs: fc.Arbitrary<CallInput>): fc.Arbitrary<Step> =>
  inputs.map((input) => ({ input }))

const anyStep: fc.Arbitrary<Step> = fc.oneof(
  { weight: 6, arbitrary: fc.nat(4_000).map((passMs) => ({ passMs })) },
  { weight: 1, arbitrary: fc.constantFrom(21_000, 61_000).map((passMs) => ({ passMs })) },
  {
    weight: 6,
    arbitrary: toInputSteps(
      fc.oneof(
        fc.record({
          type: fc.constant('speech-started' as const),
          audioMs,
          probability: fc.constant(1),
        }),
        fc.record({
          type: fc.constant('speech-stopped' as const),
          audioMs,
          probability: fc.constant(0),
        }),
        fc.constantFrom<CallInput>(
          { type: 'turn-committed' },
          { type: 'speech-transcribed', itemId: 'a', text: 'oui' },
          { type: 'speech-recognising', itemId: 'a', text: '' },
          { type: 'speech-recognising', itemId: 'b', text: 'je voudrais' },
          { type: 'speech-transcribed', itemId: 'b', text: 'je voudrais parler de' },
          { type: 'response-cancelled' },
          { type: 'playback-truncated', itemId: 'msg_1', playedMs: 200 },
          { type: 'playback-truncated', itemId: 'msg_2', playedMs: 99_999 },
          { type: 'modalities-changed', hasAudio: false },
          { type: 'modalities-changed', hasAudio: true },
          { type: 'microphone-muted' },
          { type: 'microphone-unmuted' },
        ),
        fc
          .nat(20)
          .map(
            (id): CallInput => ({ type: 'text-typed', itemId: `typed_${id}`, text: 'Et alors ?' }),
          ),
        audioMs.map((lastActivityMs): CallInput => ({ type: 'link-lost', lastActivityMs })),
        fc
          .nat(400)
          .map((lastFramePlayed): CallInput => ({ type: 'link-restored', lastFramePlayed })),
      ),
    ),
  },
  {
    weight: 1,
    arbitrary: fc
      .constantFrom<FakeSpeechBehaviour>('speaks', 'speaks', 'throws', 'throws-midway', 'hangs')
      .map((speech) => ({ speech })),
  },
  {
    weight: 1,
    arbitrary: fc
      .constantFrom<'answers' | 'throws' | 'hangs'>('answers', 'answers', 'throws', 'hangs')
      .map((dialogue) => ({ dialogue })),
  },
)

async function runSteps(call: SimulatedCall, sequence: readonly Step[]) {
  call.session.start()
  for (const step of sequence) {
    if ('input' in step) call.send(step.input)
    else if ('passMs' in step) await call.clock.advance(step.passMs)
    else if ('speech' in step) call.textToSpeech.behaviour = step.speech
    else call.dialogue.behaviour = step.dialogue
    expectConsistentFigures(call)
  }
  call.send({ type: 'hung-up' })
  call.send({ type: 'hung-up' })
  await call.clock.advance(5_000)
}

function expectConsistentFigures(call: SimulatedCall) {
  const { wallMs, billableMs, pauses, durationMs } = call.session.readFigures()
  expect(billableMs + pauses.reduce((sum, { ms }) => sum + ms, 0)).toBe(wallMs)
  expect([wallMs, billableMs, durationMs, ...pauses.map(({ ms }) => ms)].every(isWhole)).toBe(true)
  expect(billableMs).toBeLessThanOrEqual(2 * 60_000)
  expect(durationMs).toBeLessThanOrEqual(wallMs)
}

const isWhole = (ms: number) => Number.isInteger(ms) && ms >= 0

/** Expects new frames to be numbered consecutively, and earlier frames to be resent at most once per resume. */
function expectFramesInOrder(call: SimulatedCall) {
  let highestFrameNumber = 0
  let previousFrameNumber = 0
  let repetitionCount = 0
  const resumedAt = call.listOutputs('resumed').map(({ atMs }) => atMs)
  for (const { frame, atMs } of call.frames) {
    if (frame.frameNumber <= highestFrameNumber) {
      if (frame.frameNumber <= previousFrameNumber) repetitionCount += 1
      const resumedCount = resumedAt.filter((resumed) => resumed <= atMs).length
      expect(resumedCount).toBeGreaterThanOrEqual(Math.max(1, repetitionCount))
    } else {
      expect(frame.frameNumber).toBe(highestFrameNumber + 1)
      highestFrameNumber = frame.frameNumber
    }
    previousFrameNumber = frame.frameNumber
    expect(frame.pcm).toHaveLength(480)
  }
}

/** Expects the server to send audio at most one second ahead of playback. */
function expectLeadWithinLimit(call: SimulatedCall) {
  const events = [
    ...call.frames.map(({ atMs, position }) => ({ atMs, position, kind: 'frame' })),
    ...call
      .listOutputs('response-done')
      .map(({ atMs, position, status }) => ({ atMs, position, kind: status })),
    ...call
      .listOutputs('resumed')
      .map(({ atMs, position }) => ({ atMs, position, kind: 'resumed' })),
  ].toSorted((one, other) => one.position - other.position)
  let endsAtMs = 0
  for (const { atMs, kind } of events) {
    if (kind === 'cancelled' || kind === 'resumed') endsAtMs = atMs
    if (kind !== 'frame') continue
    endsAtMs = Math.max(endsAtMs, atMs) + 20
    expect(endsAtMs - atMs).toBeLessThanOrEqual(1_000)
  }
}

/** Expects that nothing cancels the AI disclosure before the call closes. */
function expectWholeDisclosure(call: SimulatedCall) {
  const [disclosure] = call.listOutputs('response-done')
  const isCancelled = disclosure?.status === 'cancelled'
  expect(isCancelled && disclosure.atMs < call.listOutputs('closed')[0]!.atMs).toBe(false)
}

test('keeps figures consistent and frames in order, says the AI disclosure in full, and closes once, whatever happens', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(anyStep, { maxLength: 40 }),
      fc.boolean(),
      fc.constantFrom(0, 400),
      async (sequence, isAiDisclosureDue, firstSoundMs) => {
        const call = openSimulatedCall({
          minutesLeft: 2,
          isAiDisclosureDue,
          speech: { firstSoundMs },
        })
        await runSteps(call, sequence)

        expectConsistentFigures(call)
        expectFramesInOrder(call)
        expectLeadWithinLimit(call)
        if (isAiDisclosureDue) expectWholeDisclosure(call)
        expect(call.listOutputs('closed')).toHaveLength(1)
        expect(call.outputs.at(-1)?.output.type).toBe('closed')
        const responseIds = call.listOutputs('response-created').map(({ responseId }) => responseId)
        const finishedIds = call.listOutputs('response-done').map(({ responseId }) => responseId)
        expect(finishedIds).toEqual(responseIds)
        expect(call.errors).toEqual([])
      },
    ),
    { numRuns: 150 },
  )
}, 60_000)
