// Plays numbered frames of PCM16 at 24 kHz, resampled to the context's rate. Reports the level about
// 30 times a second while sound is audible. Reports the position every 100 ms during playback, and also when
// a response ends, the queue runs empty or the playback is cleared. The browser loads this file unbundled,
// so it must not import anything.
const streamRate = 24_000
/** Number of interpolation kernels between two samples of the stream. */
const phases = 64
/** -15 dB, while the caller may be speaking. */
const loweredVolume = 0.178
const rampSeconds = 0.005
/** Playback starts with this many queued frames, or after `maxFillSeconds`. */
const startFrames = 2
/** The same after an underrun. */
const framesAfterUnderrun = 3
const maxFillSeconds = 0.06
const levelsPerSecond = 30
const reportSeconds = 0.1

class Playback extends AudioWorkletProcessor {
  /** The queued frames, and the position of the next sample in the first of them. */
  frames = []
  offset = 0
  isPlaying = false
  /** How many queued frames start the playback. */
  framesNeeded = startFrames
  /** When the first frame was added to the empty queue, in seconds like `currentTime`. */
  fillingSince = 0
  /** Frames up to this number are skipped: after a reconnection the server sends some frames again. */
  lastQueuedFrame = -1
  lastSample = 0
  /** Number of the response being played, and how many of its samples were played. */
  responseNumber = 0
  responseSamples = 0
  /** The last frame that was played completely. */
  lastFrame = 0
  volume = 1
  isLowered = false
  /** The id of a clear command until the fade-out has reached silence. */
  pendingClearId = undefined
  detector = undefined
  sumOfSquares = 0
  levelSamples = 0
  wasAudible = false
  reportedAt = 0

  constructor() {
    super()
    this.step = streamRate / sampleRate
    // Half the length of an interpolation kernel, in samples of the stream.
    this.halfKernel = Math.ceil(4 * Math.max(1, this.step))
    this.kernels = makeKernels(this.halfKernel, Math.min(1, 1 / this.step))
    this.delayLine = new Float32Array(this.halfKernel * 2)
    // The position between two stream samples, 0 to 1.
    this.position = 0
    this.volumeStep = 1 / (rampSeconds * sampleRate)
    this.port.onmessage = ({ data }) => this.handleMessage(data)
  }

  handleMessage(message) {
    if (message.frame) this.queueFrame(message.frame)
    if (message.isLowered !== undefined) this.isLowered = message.isLowered
    if (message.clear !== undefined) this.pendingClearId = message.clear
    if (message.detector) {
      this.detector = message.detector
      this.detector.onmessage = ({ data }) => this.handleMessage(data)
      // The new detector may replace one that failed while the volume was lowered.
      this.isLowered = false
      this.detector.postMessage({ isCompanionAudible: this.isPlaying })
    }
  }

  queueFrame(frame) {
    if (frame.frameNumber <= this.lastQueuedFrame) return
    this.lastQueuedFrame = frame.frameNumber
    if (this.frames.length === 0) this.fillingSince = currentTime
    this.frames.push(frame)
  }

  process(_inputs, [[output]]) {
    if (!output) return true
    const playingVolume = this.isLowered ? loweredVolume : 1
    const target = this.pendingClearId === undefined ? playingVolume : 0
    for (let i = 0; i < output.length; i++) {
      const change = target - this.volume
      if (change !== 0)
        this.volume += Math.sign(change) * Math.min(this.volumeStep, Math.abs(change))
      const sample = this.readOutputSample() * this.volume
      output[i] = sample
      this.sumOfSquares += sample * sample
    }
    this.levelSamples += output.length
    if (this.pendingClearId !== undefined && (this.volume === 0 || !this.isPlaying)) this.clear()
    this.report()
    return true
  }

  /** Returns the next sample at the context's rate. */
  readOutputSample() {
    for (this.position += this.step; this.position >= 1; this.position--) {
      this.delayLine.copyWithin(0, 1)
      this.delayLine[this.delayLine.length - 1] = this.readStreamSample()
    }
    const kernel = this.kernels[Math.floor(this.position * phases)]
    let sum = 0
    for (let i = 0; i < kernel.length; i++) sum += kernel[i] * this.delayLine[i]
    return sum
  }

  /** Returns the next sample at the stream's rate. Fades out during an underrun, to avoid clicks. */
  readStreamSample() {
    if (!this.isPlaying && !this.startWhenReady()) return this.fade()
    const frame = this.frames[0]
    if (frame.responseNumber !== this.responseNumber) {
      this.responseNumber = frame.responseNumber
      this.responseSamples = 0
    }
    this.lastSample = frame.pcm[this.offset++] / 32_768
    this.responseSamples++
    if (this.offset === frame.pcm.length) this.finishFrame(frame)
    return this.lastSample
  }

  /** Fades out from the last sample, to a tenth of it in about 3 ms. */
  fade() {
    this.lastSample *= 0.97
    return this.lastSample
  }

  /** Starts the playback when enough frames or the end of a response are queued, or after the maximum wait. */
  startWhenReady() {
    if (this.frames.length === 0) return false
    const isEnough =
      this.frames.length >= this.framesNeeded ||
      this.frames.some((frame) => frame.isLastOfResponse) ||
      currentTime - this.fillingSince >= maxFillSeconds
    if (isEnough) this.setPlaying(true)
    return isEnough
  }

  finishFrame(frame) {
    this.frames.shift()
    this.offset = 0
    this.lastFrame = frame.frameNumber
    const isQueueEmpty = this.frames.length === 0
    if (frame.isLastOfResponse || isQueueEmpty)
      this.reportPlayed({ isResponseOver: frame.isLastOfResponse })
    if (!isQueueEmpty) return
    this.framesNeeded = frame.isLastOfResponse ? startFrames : framesAfterUnderrun
    this.setPlaying(false)
  }

  setPlaying(isPlaying) {
    if (isPlaying === this.isPlaying) return
    this.isPlaying = isPlaying
    this.detector?.postMessage({ isCompanionAudible: isPlaying })
    this.port.postMessage({ type: 'audible', isAudible: isPlaying })
  }

  report() {
    if (this.levelSamples < sampleRate / levelsPerSecond) return
    const rms = Math.sqrt(this.sumOfSquares / this.levelSamples)
    this.sumOfSquares = this.levelSamples = 0
    // -100 dBFS. The fade-out after an underrun comes close to zero without reaching it.
    const isAudible = rms > 0.000_01
    if (isAudible || this.wasAudible)
      this.port.postMessage({ type: 'level', rms: isAudible ? rms : 0 })
    this.wasAudible = isAudible
    if (this.isPlaying && currentTime - this.reportedAt >= reportSeconds)
      this.reportPlayed({ isResponseOver: false })
  }

  reportPlayed({ isResponseOver }) {
    this.reportedAt = currentTime
    this.port.postMessage({ type: 'played', ...this.playedPosition(), isResponseOver })
  }

  playedPosition() {
    return {
      frameNumber: this.lastFrame,
      responseNumber: this.responseNumber,
      playedMs: (this.responseSamples / streamRate) * 1000,
    }
  }

  /** Drops what was not played, once the fade-out has reached silence. */
  clear() {
    this.port.postMessage({ type: 'cleared', id: this.pendingClearId, ...this.playedPosition() })
    this.frames = []
    this.offset = this.lastSample = 0
    this.delayLine.fill(0)
    this.pendingClearId = undefined
    this.isLowered = false
    this.volume = 1
    this.framesNeeded = startFrames
    this.setPlaying(false)
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

registerProcessor('playback', Playback)
