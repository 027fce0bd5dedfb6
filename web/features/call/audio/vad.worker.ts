// Silero in a worker of its own: the page never waits for it, nor it for the page. Windows come
// straight from the capture worklet, and the volume is lowered straight in the playback worklet.
// This file alone may compile WebAssembly (its response has its own policy); it must stay one file.
import silero from '@ricky0123/vad-web/dist/silero_vad_v5.onnx?url'
import wasm from 'onnxruntime-web/ort-wasm-simd-threaded.wasm?url'
import * as ort from 'onnxruntime-web/wasm'
import type { DetectorOrder, DetectorReport, DetectorWindow, PlaybackOrder } from './audio-messages'
import { type DetectorState, detectSpeech, silentDetector } from './speech-detector'

const samplesPerMs = 16
const windowSamples = 512
/** The model wants the end of the window before in front of each one. */
const contextSamples = 64
/** More waiting than this means that the machine is too slow: the oldest are of no use any more. */
const longestQueue = 8

ort.env.wasm.numThreads = 1 // threads would need cross-origin isolation
ort.env.wasm.wasmPaths = { wasm }

const report = (message: DetectorReport) => postMessage(message)
const rate = new ort.Tensor('int64', [16_000n])
const input = new Float32Array(contextSamples + windowSamples)
const hearing = { ownVoice: false, otherVoice: false }

let memory = new ort.Tensor('float32', new Float32Array(256), [2, 1, 128])
let state: DetectorState = silentDetector

const session = load()
session.then(
  () => report({ type: 'ready' }),
  (error) => report({ type: 'unavailable', reason: String(error) }),
)

addEventListener('message', async ({ data }: MessageEvent<DetectorOrder>) => {
  if ('isCompanionSpeaking' in data) {
    hearing.otherVoice = data.isCompanionSpeaking
    return
  }
  const { windows, playback } = data
  playback.onmessage = ({ data: told }: MessageEvent<{ isCompanionAudible: boolean }>) => {
    hearing.ownVoice = told.isCompanionAudible
  }
  const model = await session.catch(() => undefined)
  if (!model) return
  listen(model, windows, (isLowered) => {
    playback.postMessage({ isLowered } satisfies PlaybackOrder)
  })
})

function listen(
  model: ort.InferenceSession,
  windows: MessagePort,
  lower: (isLowered: boolean) => void,
) {
  const waiting: DetectorWindow[] = []
  let isRunning = false

  windows.onmessage = async ({ data }: MessageEvent<DetectorWindow>) => {
    waiting.push(data)
    if (waiting.length > longestQueue) waiting.shift()
    if (isRunning) return
    isRunning = true
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const probability = await measure(model, next.pcm)
      const wasQuiet = state.phase === 'silence'
      const event = judge(probability, next.endSample / samplesPerMs)
      const isQuiet = state.phase === 'silence'
      if (isQuiet !== wasQuiet) lower(!isQuiet)
      if (event) report({ type: 'speech', event })
    }
    isRunning = false
  }
}

function judge(probability: number, endMs: number) {
  const isCompanionAudible = hearing.ownVoice || hearing.otherVoice
  const judged = detectSpeech(state, { probability, endMs, isCompanionAudible })
  state = judged.state
  return judged.event
}

async function load() {
  const response = await fetch(silero)
  if (!response.ok) throw new Error(`The model did not load (${response.status}).`)
  const model = await ort.InferenceSession.create(await response.arrayBuffer(), {
    executionProviders: ['wasm'],
  })
  // The first run compiles; the first word should not wait for it.
  await measure(model, new Int16Array(windowSamples))
  return model
}

/** The probability that there is a voice in the window. */
async function measure(model: ort.InferenceSession, pcm: Int16Array): Promise<number> {
  input.copyWithin(0, windowSamples)
  for (const [index, sample] of pcm.entries()) input[contextSamples + index] = sample / 32_768
  const tensor = new ort.Tensor('float32', input.slice(), [1, input.length])
  const { output, stateN } = await model.run({ input: tensor, state: memory, sr: rate })
  memory = stateN as typeof memory
  return output?.data[0] as number
}
