// @ts-check
// Estimates the probability that the caller's turn is over. Runs in a process of its own, because one estimate
// takes 200 ms of computation.
// Plain JavaScript, because Node loads this file directly in development and in tests.
import * as onnx from 'onnxruntime-web'
import { exitWithParent, lowerPriority, sendToParent } from '../../child-process/parent-process.mjs'
import { bandCount, computeLogMel, sampleRate } from './log-mel.mjs'

/** @typedef {import('../engine/engine-protocol').EngineCommand} Command */
/** @typedef {import('../engine/engine-protocol').EngineMessage} Message */

/** The input of the model: the last 8 s of sound, or a shorter sound with silence before it. */
const inputSamples = 8 * sampleRate
/** 8 s of 10 ms frames. */
const frameCount = 800

/** @type {(message: Message) => void} */
const send = sendToParent

exitWithParent()
lowerPriority()

/** @type {onnx.InferenceSession | undefined} */
let session
let lastEstimate = Promise.resolve()

process.on('message', (/** @type {Command} */ command) => {
  if (command.do === 'ping') send({ kind: 'pong' })
  if (command.do === 'load' && command.models.turn) void load(command.models.turn)
  // Estimates run one at a time, because the session cannot run two.
  if (command.do === 'estimate')
    lastEstimate = lastEstimate.then(() => estimate(command.id, command.pcm))
})

/** @param {import('../engine/engine-protocol').TurnFiles} files */
async function load({ name, model }) {
  send({ kind: 'loading', model: name })
  onnx.env.wasm.numThreads = 1
  const loadedSession = await onnx.InferenceSession.create(model, { executionProviders: ['wasm'] })
  session = loadedSession
  // The first run compiles the model.
  await computeProbability(new Int16Array(sampleRate))
  send({ kind: 'ready' })
}

/**
 * @param {number} id
 * @param {Int16Array} pcm
 */
async function estimate(id, pcm) {
  try {
    send({ kind: 'estimated', id, probability: await computeProbability(pcm) })
  } catch (error) {
    send({ kind: 'failed', id, reason: error instanceof Error ? error.message : String(error) })
  }
}

/** @param {Int16Array} pcm */
async function computeProbability(pcm) {
  if (!session) throw new Error('The model is not loaded.')
  const [input = ''] = session.inputNames
  const [output = ''] = session.outputNames
  const features = computeLogMel(normalise(pcm))
  const tensor = new onnx.Tensor('float32', features, [1, bandCount, frameCount])
  const results = await session.run({ [input]: tensor })
  return Number(results[output]?.data[0])
}

/**
 * Returns the last 8 s with a mean of 0 and a variance of 1, like the sounds that the model was trained on.
 * @param {Int16Array} pcm
 */
function normalise(pcm) {
  const samples = new Float32Array(inputSamples)
  const newestSamples = pcm.subarray(Math.max(0, pcm.length - inputSamples))
  samples.set(
    Float32Array.from(newestSamples, (sample) => sample / 32_768),
    inputSamples - newestSamples.length,
  )
  let sum = 0
  let squareSum = 0
  for (const sample of samples) {
    sum += sample
    squareSum += sample * sample
  }
  const mean = sum / inputSamples
  // The small addend prevents a division by zero when the sound is silent.
  const deviation = Math.sqrt(squareSum / inputSamples - mean * mean + 1e-7)
  return samples.map((sample) => (sample - mean) / deviation)
}
