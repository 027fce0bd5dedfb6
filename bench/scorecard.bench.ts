import { setTimeout as sleep } from 'node:timers/promises'
import { createStreamResampler } from '../domain/audio/stream-resampler'
import { findReceiptErrors } from '../domain/receipt'
import { createEspeak } from '../providers/espeak/create-espeak'
import { variableNames } from '../server/config'
import { recognitionSampleRate } from '../voice/ports/speech-to-text'
import { speechSampleRate } from '../voice/ports/text-to-speech'
import { forkProcess } from './bench-process'
import type { ReservedCall } from './calls/reserve-calls'
import { percentile, report, round } from './figure'
import { countWrongWords } from './scorecard/count-wrong-words'
import { createSpokenCaller, type SpokenCaller } from './scorecard/spoken-caller'
import type { ProductCommands } from './voice-to-voice/process-commands'

// Places simulated French calls through the services that the environment configures (LLM_URL, TTS_URL,
// STT_URL, REALTIME_URL and their keys, as for the product; docs/VOICES.md). Without such services the
// calls use the scripted dialogue and the embedded voice. The embedded voice also speaks for the callers, with
// noise, pauses, backchannels, interruptions and a lost link. Hosted services charge for the calls. The figures
// depend on the services, so only failures that must never happen have a goal, which is 0.

const callCount = 2
const turnTimeoutMs = 15_000
const pauseBetweenTurnsMs = 700
/** The pause between the two halves of a sentence. */
const pauseInSentenceMs = 700
/** How much of an answer the caller hears before a backchannel, an interruption or the loss of the link. */
const listeningMs = { beforeBackchannel: 600, beforeInterruption: 400, beforeLoss: 800 }
/** How long to wait until a backchannel or an interruption has cancelled the response, if it does. */
const maxStopMs = { afterBackchannel: 1_500, afterInterruption: 2_000 }
/** Time for a late response to the last turn to begin, before the silence is measured. */
const settlingMs = 3_000
const lostLinkMs = 2_000
const silenceMs = 20_000
const callerVoice = {
  timbre: 'masculine-clear',
  wordsPerMinute: 160,
  pitch: 50,
  pitchRange: 50,
} as const

const sentences = [
  'Bonsoir, je rentre du travail et je suis fatigué.',
  'Ma journée a été longue, et la réunion de ce matin s’est mal passée.',
  'Demain je voudrais appeler ma sœur, mais je ne sais pas quoi lui dire.',
  'Est-ce que tu peux m’aider à préparer cette conversation ?',
]
/** Two halves of a sentence, said with a pause between them. */
const sentenceHalves: readonly [string, string] = [
  'Je voulais te dire que',
  'je dors très mal en ce moment.',
]
const backchannel = 'Oui.'
const interruption = 'Attends, je voudrais te parler d’autre chose.'

const totals = {
  answerDelaysMs: [] as number[],
  turnsWithoutAnswer: 0,
  wrongWords: 0,
  words: 0,
  answersDuringPause: 0,
  pauses: 0,
  falseStops: 0,
  backchannels: 0,
  missedInterruptions: 0,
  interruptions: 0,
  /** Responses of the companion to nothing but the noise of the microphone. */
  phantomTurns: 0,
  failedResumes: 0,
  lostLinks: 0,
  billedMs: 0,
  receiptFaults: 0,
  ledgerFaults: 0,
}

/** Synthesises what the callers say; returns a function from a text to its samples. */
async function synthesiseSpeech() {
  const espeak = createEspeak({
    childFile: new URL('../../providers/espeak/espeak-child.mjs', import.meta.url),
  })
  const texts = [...sentences, ...sentenceHalves, backchannel, interruption]
  const samplesByText = new Map<string, Int16Array>()
  for (const text of texts) {
    const resampler = createStreamResampler(speechSampleRate, recognitionSampleRate)
    const samples: number[] = []
    for await (const part of espeak.speak(text, callerVoice, new AbortController().signal))
      if (part.kind === 'audio') samples.push(...resampler.push(part.pcm))
    samplesByText.set(text, Int16Array.from(samples))
  }
  await espeak.close()
  return (text: string) => samplesByText.get(text) ?? new Int16Array(0)
}

/**
 * The service settings of the environment; the network port and the data directory stay those of the
 * benchmark.
 */
const serviceSettings = Object.fromEntries(
  variableNames
    .filter((name) => /^(LLM|TTS|STT|REALTIME)_/.test(name) || name === 'OLLAMA_URL')
    .flatMap((name) => {
      const value = process.env[name]
      return value ? [[name, value]] : []
    }),
)
/** The hosts to which the callers consent to send what they say. */
const consentedHosts = Object.entries(serviceSettings)
  .filter(([name]) => name.endsWith('_URL') && name !== 'OLLAMA_URL')
  .map(([, url]) => new URL(url).hostname)
const hasRecogniser = ['STT_URL', 'REALTIME_URL'].some((name) => name in serviceSettings)

const readTranscripts = ({ events }: SpokenCaller) =>
  events.flatMap((event) =>
    event.type === 'conversation.item.input_audio_transcription.completed'
      ? [event.transcript]
      : [],
  )

/**
 * Waits until the companion is silent, says a sentence and waits for the answer. Adds the delay, or the missing answer,
 * to the totals. Returns whether an answer came in time.
 */
async function sayAndWait(caller: SpokenCaller, pcm: Int16Array): Promise<boolean> {
  await caller.waitUntil(() => !caller.isCompanionBusy(), turnTimeoutMs)
  await sleep(pauseBetweenTurnsMs)
  const frameCount = caller.countReceivedFrames()
  const endedAtMs = await caller.say(pcm)
  const isAnswered = await caller.waitUntil(
    () => caller.countReceivedFrames() > frameCount,
    turnTimeoutMs,
  )
  if (isAnswered) totals.answerDelaysMs.push(performance.now() - endedAtMs)
  else totals.turnsWithoutAnswer++
  return isAnswered
}

async function makeCall(
  call: ReservedCall,
  origin: string,
  getSpeech: (text: string) => Int16Array,
) {
  const caller = createSpokenCaller(call, origin)
  await caller.waitForGreeting()

  for (const sentence of sentences) {
    const transcriptCount = readTranscripts(caller).length
    await sayAndWait(caller, getSpeech(sentence))
    const { wrongCount, wordCount } = countWrongWords(
      sentence,
      readTranscripts(caller).slice(transcriptCount).join(' '),
    )
    if (hasRecogniser) totals.wrongWords += wrongCount
    totals.words += wordCount
  }

  await caller.waitUntil(() => !caller.isCompanionBusy(), turnTimeoutMs)
  await sleep(pauseBetweenTurnsMs)
  const responseCountBeforePause = caller.countEvents('response.created')
  await caller.say(getSpeech(sentenceHalves[0]))
  await sleep(pauseInSentenceMs)
  totals.pauses++
  if (caller.countEvents('response.created') > responseCountBeforePause) totals.answersDuringPause++
  await sayAndWait(caller, getSpeech(sentenceHalves[1]))

  const countCancelled = () =>
    caller.events.filter(
      (event) => event.type === 'response.done' && event.response.status === 'cancelled',
    ).length
  if (await sayAndWait(caller, getSpeech(sentences[1] ?? ''))) {
    await sleep(listeningMs.beforeBackchannel)
    const cancelledCount = countCancelled()
    totals.backchannels++
    await caller.say(getSpeech(backchannel))
    await sleep(maxStopMs.afterBackchannel)
    if (countCancelled() > cancelledCount) totals.falseStops++
  }
  if (await sayAndWait(caller, getSpeech(sentences[2] ?? ''))) {
    await sleep(listeningMs.beforeInterruption)
    // Only a response that is still being spoken can be interrupted.
    if (caller.isCompanionBusy()) {
      const cancelledCount = countCancelled()
      totals.interruptions++
      await caller.say(getSpeech(interruption))
      if (
        !(await caller.waitUntil(
          () => countCancelled() > cancelledCount,
          maxStopMs.afterInterruption,
        ))
      )
        totals.missedInterruptions++
    }
  }

  await caller.waitUntil(() => !caller.isCompanionBusy(), turnTimeoutMs)
  await sleep(settlingMs)
  await caller.waitUntil(() => !caller.isCompanionBusy(), turnTimeoutMs)
  const responseCountBeforeSilence = caller.countEvents('response.created')
  await sleep(silenceMs)
  totals.phantomTurns += caller.countEvents('response.created') - responseCountBeforeSilence

  if (await sayAndWait(caller, getSpeech(sentences[3] ?? ''))) {
    await sleep(listeningMs.beforeLoss)
    totals.lostLinks++
    if (!(await caller.loseLink(lostLinkMs))) totals.failedResumes++
  }
  await caller.waitUntil(() => !caller.isCompanionBusy(), turnTimeoutMs)
  const { receipt } = await caller.hangUp()
  totals.billedMs += receipt.billableMs
  totals.receiptFaults += findReceiptErrors(receipt).length
  const ledger = await product.run('readLedger', { callId: call.id, userId: call.userId })
  const hasLedgerFault =
    ledger.charged !== receipt.chargedMinutes || ledger.balance !== receipt.balanceAfter
  if (hasLedgerFault) totals.ledgerFaults++
}

/** Reports the cost of a billed minute, if every service has a price (LLM_PRICE and others, docs/OPERATIONS.md). */
async function reportCost() {
  const cost = await product.run('readCost', null)
  const minutes = totals.billedMs / 60_000
  if (cost !== null && minutes > 0)
    report({ name: 'cost of the services per minute', value: round(cost / minutes, 4), unit: '€' })
}

function reportAll() {
  const { answerDelaysMs, words, wrongWords } = totals
  for (const share of [0.5, 0.95, 0.99])
    report({
      name: `voice to voice, p${share * 100} (n = ${answerDelaysMs.length})`,
      value: round(percentile(answerDelaysMs, share), 0),
      unit: 'ms',
    })
  if (hasRecogniser)
    report({
      name: 'wrongly recognised words',
      value: round((wrongWords / words) * 100),
      unit: '%',
    })
  reportZeroGoal('turns without an answer', totals.turnsWithoutAnswer)
  // Without a transcript the server cannot tell a pause from the end of a turn.
  if (hasRecogniser)
    reportZeroGoal(
      `answers during a pause of the caller (of ${totals.pauses})`,
      totals.answersDuringPause,
    )
  reportZeroGoal(
    `responses stopped by a backchannel (of ${totals.backchannels})`,
    totals.falseStops,
  )
  reportZeroGoal(`missed interruptions (of ${totals.interruptions})`, totals.missedInterruptions)
  reportZeroGoal(
    `phantom turns in ${(callCount * silenceMs) / 1_000} s of noise`,
    totals.phantomTurns,
  )
  reportZeroGoal(
    `resumes with a gap or a repetition (of ${totals.lostLinks})`,
    totals.failedResumes,
  )
  reportZeroGoal('receipts that do not add up', totals.receiptFaults)
  reportZeroGoal('receipts that differ from the ledger', totals.ledgerFaults)
}

const reportZeroGoal = (name: string, value: number) =>
  report({ name, value, unit: '', goal: '0', isMet: value === 0 })

const product = forkProcess<ProductCommands>('voice-to-voice-product')
try {
  const getSpeech = await synthesiseSpeech()
  const { origin } = await product.run('start', { environment: serviceSettings })
  const calls = await product.run('reserve', { count: callCount, sharedWith: consentedHosts })
  await Promise.all(calls.map((call) => makeCall(call, origin, getSpeech)))
  reportAll()
  await reportCost()
} finally {
  await product.stop()
}
