import { setTimeout as sleep } from 'node:timers/promises'
import { findReceiptErrors } from '../domain/receipt'
import { forkProcess } from './bench-process'
import { percentile, report, round } from './figure'
import type { ProductCommands, ServiceCommands } from './voice-to-voice/process-commands'
import { createMeasurements, createSimulatedCaller } from './voice-to-voice/simulated-caller'

// Measures a conversation through the real adapters, with services on loopback that have the latency of
// real ones: a median of 150 ms until the final text, 250 ms until the first token and 120 ms until the
// first sound, each with a tail (bench/voice-to-voice/services.process.ts). Callers speak over real WebSockets and send
// the audio of their microphones in real time. The figure "voice to voice" is the time from the caller's last
// sound to the first frame of the answer, including the silence that ends a turn. It is measured again with
// services that answer at once, which shows what the product itself adds. Then one caller cancels answers while the
// language model and the synthesiser generate them, and the services record when their requests are aborted.

const callerCount = 20
const conversationPhaseMs = 50_000
const cancellationPhaseMs = 45_000
/** The calls begin at different moments within this time, like real ones. */
const startSpreadMs = 3_000

async function measureConversations({ isDelayed }: { isDelayed: boolean }) {
  await services.run('setDelayed', { isDelayed })
  const measurements = createMeasurements()
  const calls = await product.run('reserve', { count: callerCount })
  const callers = calls.map(({ url }) => createSimulatedCaller(url, measurements))
  await services.run('readAndResetRequestLog', null)
  const conversations = callers.map((caller, index) =>
    caller.talk({ startDelayMs: (index / callerCount) * startSpreadMs, shouldCancel: false }),
  )
  await sleep(conversationPhaseMs)
  for (const caller of callers) caller.stop()
  await Promise.all(conversations)
  const { modelRequestCount } = await services.run('readAndResetRequestLog', null)
  const endedEvents = await Promise.all(callers.map((caller) => caller.hangUp()))
  const faults = endedEvents.flatMap(({ receipt }) => findReceiptErrors(receipt))

  const { answerDelaysMs, turnsWithTwoAnswers, turnsWithoutAnswer } = measurements
  const suffix = isDelayed
    ? `${callerCount} calls`
    : `${callerCount} calls, services that answer at once`
  reportPercentile(`voice to voice, ${suffix}`, answerDelaysMs, 0.5, isDelayed ? 800 : undefined)
  reportPercentile(`voice to voice, ${suffix}`, answerDelaysMs, 0.95, isDelayed ? 1_500 : undefined)
  if (isDelayed) reportPercentile(`voice to voice, ${suffix}`, answerDelaysMs, 0.99)
  if (isDelayed)
    reportPercentile(
      `longest pause within an answer, ${suffix}`,
      measurements.longestPausesMs,
      0.95,
    )
  reportZeroGoal(`turns without an answer, ${suffix}`, turnsWithoutAnswer)
  reportZeroGoal(`turns with two answers, ${suffix}`, turnsWithTwoAnswers)
  reportZeroGoal(`receipts that do not add up, ${suffix}`, faults.length)
  report({
    name: `requests to the model per answered turn, ${suffix}`,
    value: round(modelRequestCount / answerDelaysMs.length, 2),
    unit: '',
  })
}

async function measureCancellations() {
  await services.run('setDelayed', { isDelayed: true })
  const measurements = createMeasurements()
  const [call] = await product.run('reserve', { count: 1 })
  const caller = createSimulatedCaller(call?.url ?? '', measurements)
  await services.run('readAndResetRequestLog', null)
  const conversation = caller.talk({ startDelayMs: 0, shouldCancel: true })
  await sleep(cancellationPhaseMs)
  caller.stop()
  await conversation
  const { abortedAtMs } = await services.run('readAndResetRequestLog', null)
  await caller.hangUp()
  // A cancellation aborts several requests of the answer; the delay ends when the last is aborted.
  const delaysMs = measurements.cancelledAtMs.flatMap((cancelledAtMs, index) => {
    const nextCancelledAtMs = measurements.cancelledAtMs[index + 1] ?? Number.POSITIVE_INFINITY
    const untilMs = Math.min(nextCancelledAtMs, cancelledAtMs + 1_000)
    const abortsOfAnswer = abortedAtMs.filter((atMs) => atMs >= cancelledAtMs && atMs < untilMs)
    return abortsOfAnswer.length === 0 ? [] : [Math.max(...abortsOfAnswer) - cancelledAtMs]
  })
  const name = 'response.cancel → every request of the answer aborted at its service'
  reportPercentile(name, delaysMs, 0.5)
  reportPercentile(name, delaysMs, 0.95, 20)
}

function reportPercentile(name: string, samples: number[], share: number, goalMs?: number) {
  const value = percentile(samples, share)
  report({
    name: `${name}, p${share * 100} (n = ${samples.length})`,
    value: round(value),
    unit: 'ms',
    ...(goalMs !== undefined && { goal: `≤ ${goalMs} ms`, isMet: value <= goalMs }),
  })
}

const reportZeroGoal = (name: string, value: number) =>
  report({ name, value, unit: '', goal: '0', isMet: value === 0 })

const services = forkProcess<ServiceCommands>('voice-to-voice-services')
const product = forkProcess<ProductCommands>('voice-to-voice-product')
try {
  const url = await services.run('getBaseUrl', null)
  await product.run('start', {
    environment: {
      STT_URL: url,
      STT_MODEL: 'recogniser',
      LLM_URL: url,
      LLM_MODEL: 'language-model',
      TTS_URL: url,
      TTS_MODEL: 'voice',
      TTS_VOICES: '{"default":"one"}',
    },
  })
  await measureConversations({ isDelayed: true })
  await measureConversations({ isDelayed: false })
  await measureCancellations()
} finally {
  await Promise.all([product.stop(), services.stop()])
}
