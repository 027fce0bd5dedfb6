// Silero in a worker of its own: the page never waits for it, nor it for the page. Windows come
// straight from the capture worklet, and the volume is lowered straight in the playback worklet.
// This file alone may compile WebAssembly (its response has its own policy); it must stay one file.
import silero from '@ricky0123/vad-web/dist/silero_vad_v5.onnx?url'
import wasm from 'onnxruntime-web/ort-wasm-simd-threaded.wasm?url'
import * as ort from 'onnxruntime-web/wasm'
import type { DetectorOrder, DetectorReport, DetectorWindow, PlaybackOrder } from './audio-messages'
import { detectInWindows } from './detect-in-windows'

const windowSamples = 512
/** The model wants the end of the window before in front of each one. */
const contextSamples = 64

ort.env.wasm.numThreads = 1 // threads would need cross-origin isolation
ort.env.wasm.wasmPaths = { wasm }

const report = (message: DetectorReport) => postMessage(message)
const rate = new ort.Tensor('int64', [16_000n])
const input = new Float32Array(contextSamples + windowSamples)

let memory = new ort.Tensor('float32', new Float32Array(256), [2, 1, 128])
let isCompanionAudible = false

const session = load()
session.then(
  () => report({ type: 'ready' }),
  (error) => report({ type: 'unavailable', reason: String(error) }),
)

addEventListener('message', async ({ data }: MessageEvent<DetectorOrder>) => {
  const { windows, playback } = data
  playback.onmessage = ({ data: told }: MessageEvent<{ isCompanionAudible: boolean }>) => {
    isCompanionAudible = told.isCompanionAudible
  }
  const model = await session.catch(() => undefined)
  if (!model) return
  const take = detectInWindows({
    measure: (pcm) => measure(model, pcm),
    isCompanionAudible: () => isCompanionAudible,
    lower: (isLowered) => playback.postMessage({ isLowered } satisfies PlaybackOrder),
    report,
  })
  windows.onmessage = ({ data: window }: MessageEvent<DetectorWindow>) => void take(window)
})

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
