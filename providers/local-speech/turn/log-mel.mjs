// @ts-check
// Computes the input features of Whisper's encoder and of models derived from it: scaled decimal logarithms of
// the power in 80 mel bands, every 10 ms (Radford et al. 2022, section 2.2; filters as in librosa's Slaney scale).

export const sampleRate = 16_000
export const bandCount = 80
const windowSize = 400
const hopSamples = 160
const binCount = windowSize / 2 + 1

const hannWindow = Float64Array.from(
  { length: windowSize },
  (_, index) => 0.5 - 0.5 * Math.cos((2 * Math.PI * index) / windowSize),
)
const cosines = Float64Array.from({ length: windowSize }, (_, index) =>
  Math.cos((2 * Math.PI * index) / windowSize),
)
const sines = Float64Array.from({ length: windowSize }, (_, index) =>
  Math.sin((2 * Math.PI * index) / windowSize),
)

/** The mel scale is linear up to 1 kHz, then logarithmic. */
const linearHertz = 1_000
const melsPerHertz = 3 / 200
/** Slaney's scale has 27 mels from 1 kHz to 6.4 kHz. */
const logStep = Math.log(6.4) / 27

/** @param {number} hertz */
const toMel = (hertz) =>
  hertz < linearHertz
    ? hertz * melsPerHertz
    : linearHertz * melsPerHertz + Math.log(hertz / linearHertz) / logStep

/** @param {number} mel */
const toHertz = (mel) =>
  mel < linearHertz * melsPerHertz
    ? mel / melsPerHertz
    : linearHertz * Math.exp((mel - linearHertz * melsPerHertz) * logStep)

/** Triangles of equal area; `melFilters[band][bin]`. */
export const melFilters = Array.from({ length: bandCount }, (_, band) => {
  const melStep = toMel(sampleRate / 2) / (bandCount + 1)
  const [low = 0, middle = 0, high = 0] = [band, band + 1, band + 2].map((edge) =>
    toHertz(edge * melStep),
  )
  return Float64Array.from({ length: binCount }, (_, bin) => {
    const hertz = (bin * sampleRate) / windowSize
    const slope = Math.min((hertz - low) / (middle - low), (high - hertz) / (high - middle))
    return (Math.max(0, slope) * 2) / (high - low)
  })
})

/**
 * Returns `bandCount` rows, one after another: each has the levels of one band, a value for every 10 ms.
 * @param {Float32Array} samples at 16 kHz
 * @returns {Float32Array}
 */
export function computeLogMel(samples) {
  const frameCount = Math.floor(samples.length / hopSamples)
  const logLevels = new Float32Array(bandCount * frameCount)
  const frame = new Float64Array(windowSize)
  const real = new Float64Array(windowSize)
  const imaginary = new Float64Array(windowSize)
  const power = new Float64Array(binCount)
  let maxLevel = Number.NEGATIVE_INFINITY
  for (let frameIndex = 0; frameIndex < frameCount; frameIndex++) {
    for (let index = 0; index < windowSize; index++)
      frame[index] =
        readReflected(samples, frameIndex * hopSamples + index - windowSize / 2) *
        /** @type {number} */ (hannWindow[index])
    transform(frame, real, imaginary, { size: windowSize, stride: 1, from: 0, to: 0 })
    for (let bin = 0; bin < binCount; bin++)
      power[bin] =
        /** @type {number} */ (real[bin]) ** 2 + /** @type {number} */ (imaginary[bin]) ** 2
    for (let band = 0; band < bandCount; band++) {
      const filter = /** @type {Float64Array} */ (melFilters[band])
      let sum = 0
      for (let bin = 0; bin < binCount; bin++)
        sum += /** @type {number} */ (filter[bin]) * /** @type {number} */ (power[bin])
      const level = Math.log10(Math.max(sum, 1e-10))
      maxLevel = Math.max(maxLevel, level)
      logLevels[band * frameCount + frameIndex] = level
    }
  }
  // Whisper limits the levels to eight powers of ten below the loudest, and scales them like this.
  return logLevels.map((level) => (Math.max(level, maxLevel - 8) + 4) / 4)
}

/**
 * Reads a sample; the sound is mirrored beyond its ends.
 * @param {Float32Array} samples
 * @param {number} index
 */
function readReflected(samples, index) {
  const lastIndex = samples.length - 1
  const mirroredIndex = index > lastIndex ? 2 * lastIndex - index : Math.abs(index)
  return samples[mirroredIndex] ?? 0
}

/**
 * Computes the Fourier transform of `size` input values, every `stride`-th one beginning at `from` (Cooley-Tukey
 * for factors 2 and 5). Writes the result from index `to` on.
 * @param {Float64Array} input
 * @param {Float64Array} real
 * @param {Float64Array} imaginary
 * @param {{ size: number, stride: number, from: number, to: number }} part
 */
function transform(input, real, imaginary, { size, stride, from, to }) {
  if (size === 1) {
    real[to] = /** @type {number} */ (input[from])
    imaginary[to] = 0
    return
  }
  const factor = size % 2 === 0 ? 2 : 5
  const partSize = size / factor
  for (let part = 0; part < factor; part++)
    transform(input, real, imaginary, {
      size: partSize,
      stride: stride * factor,
      from: from + part * stride,
      to: to + part * partSize,
    })
  for (let index = 0; index < partSize; index++)
    combine(real, imaginary, { first: to + index, partSize, factor, size, index })
}

const partReal = new Float64Array(5)
const partImaginary = new Float64Array(5)

/**
 * Combines one value of each of `factor` transforms of `partSize` values into `factor` values of their common
 * transform.
 * @param {Float64Array} real
 * @param {Float64Array} imaginary
 * @param {{ first: number, partSize: number, factor: number, size: number, index: number }} place
 */
function combine(real, imaginary, { first, partSize, factor, size, index }) {
  const tableStep = windowSize / size
  for (let part = 0; part < factor; part++) {
    partReal[part] = /** @type {number} */ (real[first + part * partSize])
    partImaginary[part] = /** @type {number} */ (imaginary[first + part * partSize])
  }
  for (let output = 0; output < factor; output++) {
    let sumReal = 0
    let sumImaginary = 0
    for (let part = 0; part < factor; part++) {
      const tableIndex = (part * (index + output * partSize) * tableStep) % windowSize
      const cosine = /** @type {number} */ (cosines[tableIndex])
      const sine = /** @type {number} */ (sines[tableIndex])
      const re = /** @type {number} */ (partReal[part])
      const im = /** @type {number} */ (partImaginary[part])
      sumReal += re * cosine + im * sine
      sumImaginary += im * cosine - re * sine
    }
    real[first + output * partSize] = sumReal
    imaginary[first + output * partSize] = sumImaginary
  }
}
