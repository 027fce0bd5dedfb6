// Resamples the microphone to PCM16 at 16 kHz. Sends frames of 20 ms to the page. Sends windows of 32 ms, and
// between every two of them a probe (a window that overlaps each by half), directly to the voice detector's
// worker, so that a busy page does not delay the detection. A windowed sinc filter prevents aliasing of
// frequencies above 8 kHz. The browser loads this file unbundled, so it must not import anything.
const targetRate = 16_000
const frameSamples = 320
const windowSamples = 512
/** Number of interpolation kernels between two samples of the microphone. */
const phases = 64

class Capture extends AudioWorkletProcessor {
  step = sampleRate / targetRate
  /** Half the length of an interpolation kernel, in samples of the microphone. */
  halfKernel = Math.ceil(8 * Math.max(1, this.step))
  kernels = makeKernels(this.halfKernel, Math.min(1, 1 / this.step))
  /** The last samples of the microphone, and the position among them of the next output sample. */
  history = new Float32Array(this.halfKernel * 2 + 4096)
  historyLength = this.halfKernel
  position = this.halfKernel
  collectFrame = createCollector(frameSamples)
  collectHalfWindow = createCollector(windowSamples / 2)
  /** The last two half windows. */
  window = new Int16Array(windowSamples)
  isProbe = false
  /** Number of 16 kHz samples so far, including those of previous microphones. */
  sampleCount = 0
  detector = undefined

  constructor(options) {
    super()
    this.sampleCount = (options?.processorOptions?.earlierFrameCount ?? 0) * frameSamples
    this.port.onmessage = ({ data }) => {
      this.detector = data.detector
    }
  }

  process([[channel]]) {
    if (!channel) return true
    this.history.set(channel, this.historyLength)
    this.historyLength += channel.length
    for (; this.position + this.halfKernel < this.historyLength; this.position += this.step) {
      this.push(Math.max(-1, Math.min(1, this.interpolate())) * 32_767)
    }
    const consumed = Math.floor(this.position) - this.halfKernel
    this.history.copyWithin(0, consumed, this.historyLength)
    this.historyLength -= consumed
    this.position -= consumed
    return true
  }

  interpolate() {
    const whole = Math.floor(this.position)
    const kernel = this.kernels[Math.floor((this.position - whole) * phases)]
    let sum = 0
    for (let i = 0; i < kernel.length; i++)
      sum += kernel[i] * this.history[whole - this.halfKernel + 1 + i]
    return sum
  }

  push(sample) {
    this.sampleCount++
    const frame = this.collectFrame(sample)
    if (frame) this.port.postMessage(frame, [frame.buffer])
    const halfWindow = this.collectHalfWindow(sample)
    if (halfWindow) this.sendWindow(halfWindow)
  }

  sendWindow(halfWindow) {
    this.window.copyWithin(0, halfWindow.length)
    this.window.set(halfWindow, halfWindow.length)
    this.isProbe = !this.isProbe
    const pcm = this.window.slice()
    const { sampleCount: endSample, isProbe } = this
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

/**
 * Returns windowed sinc filters, one for each of `phases` positions between two input samples. `cutoff` is a share of
 * the input's Nyquist frequency.
 */
function makeKernels(halfKernel, cutoff) {
  return Array.from({ length: phases }, (_, phase) => {
    const kernel = Float32Array.from({ length: halfKernel * 2 }, (_, i) => {
      const x = i - halfKernel + 1 - phase / phases
      const hannWeight = 0.5 + 0.5 * Math.cos((Math.PI * x) / halfKernel)
      return (x === 0 ? cutoff : Math.sin(Math.PI * cutoff * x) / (Math.PI * x)) * hannWeight
    })
    const sum = kernel.reduce((total, value) => total + value, 0)
    return kernel.map((value) => value / sum)
  })
}

registerProcessor('capture', Capture)
