// Runs the Silero voice detector in a worker. Windows come directly from the capture worklet, and the
// volume is set directly in the playback worklet, so that a busy page delays neither. Only this file
// may compile WebAssembly (it is served with its own Content-Security-Policy), so it must be built
// as a single file.
import silero from '@ricky0123/vad-web/dist/silero_vad_v5.onnx?url'
import wasm from 'onnxruntime-web/ort-wasm-simd-threaded.wasm?url'
import * as ort from 'onnxruntime-web/wasm'
import type {
  DetectorCommand,
  DetectorReport,
  DetectorWindow,
  PlaybackCommand,
} from '../audio-messages'
import { createWindowProcessor } from './window-processor'

const windowSamples = 512
/** The model expects the end of the previous window in front of each window. */
const contextSamples = 64

ort.env.wasm.numThreads = 1 // More threads would require cross-origin isolation.
ort.env.wasm.wasmPaths = { wasm }

const report = (message: DetectorReport) => postMessage(message)
const sampleRate = new ort.Tensor('int64', [16_000n])
const input = new Float32Array(contextSamples + windowSamples)

let modelState = new ort.Tensor('float32', new Float32Array(256), [2, 1, 128])
let isCompanionAudible = false

const session = load()
session.then(
  () => report({ type: 'ready' }),
  (error) => report({ type: 'unavailable', reason: String(error) }),
)

addEventListener('message', async ({ data }: MessageEvent<DetectorCommand>) => {
  const { windows, playback } = data
  playback.onmessage = ({ data: change }: MessageEvent<{ isCompanionAudible: boolean }>) => {
    isCompanionAudible = change.isCompanionAudible
  }
  const model = await session.catch(() => undefined)
  if (!model) return
  const processWindow = createWindowProcessor({
    measureProbability: (pcm) => measure(model, pcm),
    isCompanionAudible: () => isCompanionAudible,
    setLowered: (isLowered) => playback.postMessage({ isLowered } satisfies PlaybackCommand),
    report,
  })
  windows.onmessage = ({ data: window }: MessageEvent<DetectorWindow>) => void processWindow(window)
})

async function load() {
  const response = await fetch(silero)
  if (!response.ok) throw new Error(`The model did not load (${response.status}).`)
  const model = await ort.InferenceSession.create(await response.arrayBuffer(), {
    executionProviders: ['wasm'],
  })
  // The first run compiles the model, which would delay the first word.
  await measure(model, new Int16Array(windowSamples))
  return model
}

/** Returns the probability that the window contains speech. */
async function measure(model: ort.InferenceSession, pcm: Int16Array): Promise<number> {
  input.copyWithin(0, windowSamples)
  for (const [index, sample] of pcm.entries()) input[contextSamples + index] = sample / 32_768
  const tensor = new ort.Tensor('float32', input.slice(), [1, input.length])
  const { output, stateN } = await model.run({ input: tensor, state: modelState, sr: sampleRate })
  modelState = stateN as typeof modelState
  return output?.data[0] as number
}
