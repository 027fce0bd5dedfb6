// Numbered frames of PCM16 at 24 kHz -> sound at the context's rate. The browser loads this file as
// it is, so it imports nothing. What it tells is gathered: a level some 30 times a second, what was
// played every 100 ms, and at once when the sound begins, ends or is cut.
const streamRate = 24_000
const phases = 64
/** Lowered while the caller may be speaking: -15 dB. */
const loweredVolume = 0.178
const rampSeconds = 0.01
/** A response starts with this much in hand, or after this wait; more after it once ran dry. */
const firstFrames = 2
const framesAfterDrought = 3
const longestFillSeconds = 0.06
const levelsPerSecond = 30
const reportSeconds = 0.1

class Playback extends AudioWorkletProcessor {
  frames = []
  offset = 0
  isPlaying = false
  framesNeeded = firstFrames
  filledSince = 0
  /** After a dropped line frames come again that are here already. */
  lastTaken = -1
  lastSample = 0
  /** Of the response that is heard: its number, its samples played, its last frame played. */
  response = 0
  responseSamples = 0
  lastFrame = 0
  volume = 1
  isLowered = false
  clearing = undefined
  detector = undefined
  squares = 0
  squared = 0
  wasHeard = false
  reportedAt = 0

  constructor() {
    super()
    this.step = streamRate / sampleRate
    this.half = Math.ceil(4 * Math.max(1, this.step))
    this.kernels = makeKernels(this.half, Math.min(1, 1 / this.step))
    this.line = new Float32Array(this.half * 2)
    this.position = 0
    this.ramp = 1 / (rampSeconds * sampleRate)
    this.port.onmessage = ({ data }) => this.take(data)
  }

  take(message) {
    if (message.frame) this.takeFrame(message.frame)
    if (message.isLowered !== undefined) this.isLowered = message.isLowered
    if (message.clear !== undefined) this.clearing = message.clear
    if (message.detector) {
      this.detector = message.detector
      this.detector.onmessage = ({ data }) => this.take(data)
    }
  }

  takeFrame(frame) {
    if (frame.frameNumber <= this.lastTaken) return
    this.lastTaken = frame.frameNumber
    if (this.frames.length === 0) this.filledSince = currentTime
    this.frames.push(frame)
  }

  process(_inputs, [[output]]) {
    if (!output) return true
    const target = this.clearing !== undefined ? 0 : this.isLowered ? loweredVolume : 1
    for (let i = 0; i < output.length; i++) {
      const change = target - this.volume
      if (change !== 0) this.volume += Math.sign(change) * Math.min(this.ramp, Math.abs(change))
      const sample = this.next() * this.volume
      output[i] = sample
      this.squares += sample * sample
    }
    this.squared += output.length
    if (this.clearing !== undefined && (this.volume === 0 || !this.isPlaying)) this.clear()
    this.report()
    return true
  }

  /** The next sample at the context's rate. */
  next() {
    for (this.position += this.step; this.position >= 1; this.position--) {
      this.line.copyWithin(0, 1)
      this.line[this.line.length - 1] = this.pull()
    }
    const kernel = this.kernels[Math.floor(this.position * phases)]
    let sum = 0
    for (let i = 0; i < kernel.length; i++) sum += kernel[i] * this.line[i]
    return sum
  }

  /** The next sample of the stream. Where there is none the last one dies away, so nothing clicks. */
  pull() {
    if (!this.isPlaying && !this.begin()) return this.fade()
    const frame = this.frames[0]
    if (frame.responseNumber !== this.response) {
      this.response = frame.responseNumber
      this.responseSamples = 0
    }
    this.lastSample = frame.pcm[this.offset++] / 32_768
    this.responseSamples++
    if (this.offset === frame.pcm.length) this.finishFrame(frame)
    return this.lastSample
  }

  fade() {
    this.lastSample *= 0.97
    return this.lastSample
  }

  /** Starts when enough is in hand. */
  begin() {
    if (this.frames.length === 0) return false
    const isEnough =
      this.frames.length >= this.framesNeeded ||
      this.frames.some((frame) => frame.isLastOfResponse) ||
      currentTime - this.filledSince >= longestFillSeconds
    if (isEnough) this.setPlaying(true)
    return isEnough
  }

  finishFrame(frame) {
    this.frames.shift()
    this.offset = 0
    this.lastFrame = frame.frameNumber
    const isDry = this.frames.length === 0
    if (frame.isLastOfResponse || isDry) this.tellPlayed(frame.isLastOfResponse)
    if (!isDry) return
    this.framesNeeded = frame.isLastOfResponse ? firstFrames : framesAfterDrought
    this.setPlaying(false)
  }

  setPlaying(isPlaying) {
    if (isPlaying === this.isPlaying) return
    this.isPlaying = isPlaying
    this.detector?.postMessage({ isCompanionAudible: isPlaying })
    this.port.postMessage({ type: 'audible', isAudible: isPlaying })
  }

  report() {
    if (this.squared < sampleRate / levelsPerSecond) return
    const rms = Math.sqrt(this.squares / this.squared)
    this.squares = this.squared = 0
    const isHeard = rms > 0.000_01
    if (isHeard || this.wasHeard) this.port.postMessage({ type: 'level', rms: isHeard ? rms : 0 })
    this.wasHeard = isHeard
    if (this.isPlaying && currentTime - this.reportedAt >= reportSeconds) this.tellPlayed(false)
  }

  tellPlayed(isResponseOver) {
    this.reportedAt = currentTime
    this.port.postMessage({ type: 'played', ...this.played(), isResponseOver })
  }

  played() {
    return {
      frameNumber: this.lastFrame,
      responseNumber: this.response,
      playedMs: (this.responseSamples / streamRate) * 1000,
    }
  }

  /** Silence is reached: what was not played is forgotten. */
  clear() {
    this.port.postMessage({ type: 'cleared', id: this.clearing, ...this.played() })
    this.frames = []
    this.offset = this.lastSample = 0
    this.line.fill(0)
    this.clearing = undefined
    this.isLowered = false
    this.volume = 1
    this.framesNeeded = firstFrames
    this.setPlaying(false)
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

registerProcessor('playback', Playback)
