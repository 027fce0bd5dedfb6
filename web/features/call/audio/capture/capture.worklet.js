// Resamples the microphone to PCM16 at 16 kHz. Sends frames of 20 ms to the page. Sends windows of 32 ms,
// with a probe between each two, directly to the voice detector's worker, so that a busy page does not
// delay it. A windowed sinc filter prevents aliasing from above 8 kHz. The browser loads this file
// unbundled, so it must not import anything.
const targetRate = 16_000
const frameSamples = 320
const windowSamples = 512
const phases = 64

class Capture extends AudioWorkletProcessor {
  step = sampleRate / targetRate
  half = Math.ceil(8 * Math.max(1, this.step))
  kernels = makeKernels(this.half, Math.min(1, 1 / this.step))
  history = new Float32Array(this.half * 2 + 4096)
  length = this.half
  position = this.half
  frame = createCollector(frameSamples)
  halfWindow = createCollector(windowSamples / 2)
  /** The last two half windows. */
  window = new Int16Array(windowSamples)
  isProbe = false
  samples = 0
  detector = undefined

  constructor(options) {
    super()
    this.samples = (options?.processorOptions?.earlierFrames ?? 0) * frameSamples
    this.port.onmessage = ({ data }) => {
      this.detector = data.detector
    }
  }

  process([[channel]]) {
    if (!channel) return true
    this.history.set(channel, this.length)
    this.length += channel.length
    for (; this.position + this.half < this.length; this.position += this.step) {
      this.push(Math.max(-1, Math.min(1, this.interpolate())) * 32_767)
    }
    const used = Math.floor(this.position) - this.half
    this.history.copyWithin(0, used, this.length)
    this.length -= used
    this.position -= used
    return true
  }

  interpolate() {
    const whole = Math.floor(this.position)
    const kernel = this.kernels[Math.floor((this.position - whole) * phases)]
    let sum = 0
    for (let i = 0; i < kernel.length; i++)
      sum += kernel[i] * this.history[whole - this.half + 1 + i]
    return sum
  }

  push(sample) {
    this.samples++
    const frame = this.frame(sample)
    if (frame) this.port.postMessage(frame, [frame.buffer])
    const half = this.halfWindow(sample)
    if (half) this.sendWindow(half)
  }

  sendWindow(half) {
    this.window.copyWithin(0, half.length)
    this.window.set(half, half.length)
    this.isProbe = !this.isProbe
    const pcm = this.window.slice()
    const { samples: endSample, isProbe } = this
    this.detector?.postMessage({ pcm, endSample, isProbe }, [pcm.buffer])
  }
}

/** Creates a function that collects samples and returns a block each time one is full. */
function createCollector(size) {
  let block = new Int16Array(size)
  let filled = 0
  return (sample) => {
    block[filled++] = sample
    if (filled < size) return undefined
    const full = block
    block = new Int16Array(size)
    filled = 0
    return full
  }
}

function makeKernels(half, cutoff) {
  return Array.from({ length: phases }, (_, phase) => {
    const kernel = Float32Array.from({ length: half * 2 }, (_, i) => {
      const x = i - half + 1 - phase / phases
      const window = 0.5 + 0.5 * Math.cos((Math.PI * x) / half)
      return (x === 0 ? cutoff : Math.sin(Math.PI * cutoff * x) / (Math.PI * x)) * window
    })
    const sum = kernel.reduce((total, value) => total + value, 0)
    return kernel.map((value) => value / sum)
  })
}

registerProcessor('capture', Capture)
