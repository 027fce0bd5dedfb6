// Runs the Silero voice detector in a worker. Windows come directly from the capture worklet, and the
// volume is set directly in the playback worklet, so that a busy page delays neither. The
// server recognises the built file by its name and sends it with a Content-Security-Policy of its own,
// which allows WebAssembly (server/platform/http/pages/static-files.ts).
import modelUrl from '@ricky0123/vad-web/dist/silero_vad_v5.onnx?url'
import wasmUrl from 'onnxruntime-web/ort-wasm-simd-threaded.wasm?url'
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
ort.env.wasm.wasmPaths = { wasm: wasmUrl }

const report = (message: DetectorReport) => postMessage(message)
const sampleRate = new ort.Tensor('int64', [16_000n])
/** The last window, after its context. */
const input = new Float32Array(contextSamples + windowSamples)

/** The model's memory of the previous windows, in the shape that Silero requires; zero at the start. */
let modelState = new ort.Tensor('float32', new Float32Array(256), [2, 1, 128])
let isCompanionAudible = false

const loadingModel = loadModel()
loadingModel.then(
  () => report({ type: 'ready' }),
  (error) => report({ type: 'unavailable', reason: String(error) }),
)

addEventListener('message', async ({ data }: MessageEvent<DetectorCommand>) => {
  const { windows, playback } = data
  playback.onmessage = ({ data: change }: MessageEvent<{ isCompanionAudible: boolean }>) => {
    isCompanionAudible = change.isCompanionAudible
  }
  const model = await loadingModel.catch(() => undefined)
  if (!model) return
  const processWindow = createWindowProcessor({
    measureProbability: (window) => runModel(model, window),
    isCompanionAudible: () => isCompanionAudible,
    setLowered: (isLowered) => playback.postMessage({ isLowered } satisfies PlaybackCommand),
    report,
  })
  windows.onmessage = ({ data: window }: MessageEvent<DetectorWindow>) => void processWindow(window)
})

async function loadModel() {
  const response = await fetch(modelUrl)
  if (!response.ok) throw new Error(`The model did not load (${response.status}).`)
  const model = await ort.InferenceSession.create(await response.arrayBuffer(), {
    executionProviders: ['wasm'],
  })
  // The first run compiles the model, which would delay the first word.
  await runModel(model, { pcm: new Int16Array(windowSamples), isProbe: false })
  return model
}

/**
 * Returns the probability that the window contains speech. A probe begins in the middle of the last
 * window, and changes neither the model's state nor the stored window.
 */
async function runModel(
  model: ort.InferenceSession,
  { pcm, isProbe }: Pick<DetectorWindow, 'pcm' | 'isProbe'>,
): Promise<number> {
  const nextInput = input.slice()
  const contextStart = isProbe ? windowSamples / 2 : windowSamples
  nextInput.copyWithin(0, contextStart, contextStart + contextSamples)
  for (const [index, sample] of pcm.entries()) nextInput[contextSamples + index] = sample / 32_768
  if (!isProbe) input.set(nextInput)
  const tensor = new ort.Tensor('float32', nextInput, [1, nextInput.length])
  const { output, stateN } = await model.run({ input: tensor, state: modelState, sr: sampleRate })
  if (!isProbe) modelState = stateN as typeof modelState
  return output?.data[0] as number
}
