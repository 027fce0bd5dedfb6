// @ts-check
// Resamples the audio of a whole clause between any two rates with a windowed sinc filter, and converts it to 16 bits.

/** Half the length of the filter, in zero crossings of its sinc function. */
const halfWidth = 8
/**
 * The filter is computed for this many positions between two samples. The nearest one is used, which is at
 * most a thousandth of a sample away.
 */
const phases = 512

/**
 * The kernels of one cutoff take 66 kB or more. The cutoff depends on the pitch of a voice, which changes the input's rate
 * (voices.mjs). Only a few pitches are in use, so this limit is rarely reached.
 */
const maxCachedCutoffs = 64

/** @type {Map<number, Float64Array[]>} */
const kernelsByCutoff = new Map()

/**
 * `cutoff`: the fraction of the input's band that the output can carry.
 * @param {number} cutoff
 */
function getKernels(cutoff) {
  const cachedKernels = kernelsByCutoff.get(cutoff)
  if (cachedKernels) return cachedKernels
  const halfLength = Math.ceil(halfWidth / cutoff)
  const kernels = Array.from({ length: phases + 1 }, (_, phase) => {
    const kernel = Float64Array.from({ length: 2 * halfLength }, (_, index) => {
      const x = (index - halfLength + 1 - phase / phases) * cutoff
      if (Math.abs(x) >= halfWidth) return 0
      const window = 0.5 + 0.5 * Math.cos((Math.PI * x) / halfWidth)
      return x === 0 ? 1 : (Math.sin(Math.PI * x) / (Math.PI * x)) * window
    })
    const sum = kernel.reduce((total, value) => total + value, 0)
    return kernel.map((value) => value / sum)
  })
  if (kernelsByCutoff.size >= maxCachedCutoffs) kernelsByCutoff.clear()
  kernelsByCutoff.set(cutoff, kernels)
  return kernels
}

/**
 * Converts samples between -1 and 1 at `fromRate` to PCM16 at `toRate`.
 * @param {Float32Array} samples
 * @param {number} fromRate
 * @param {number} toRate
 */
export function resample(samples, fromRate, toRate) {
  const step = fromRate / toRate
  const kernels = getKernels(Math.min(1, toRate / fromRate))
  const halfLength = /** @type {Float64Array} */ (kernels[0]).length / 2
  const output = new Int16Array(Math.floor(samples.length / step))
  for (let outputIndex = 0; outputIndex < output.length; outputIndex++) {
    const position = outputIndex * step
    const inputIndex = Math.floor(position)
    const kernel = /** @type {Float64Array} */ (
      kernels[Math.round((position - inputIndex) * phases)]
    )
    const start = inputIndex - halfLength + 1
    const from = Math.max(0, -start)
    const to = Math.min(kernel.length, samples.length - start)
    let sum = 0
    for (let index = from; index < to; index++)
      sum += /** @type {number} */ (kernel[index]) * /** @type {number} */ (samples[start + index])
    output[outputIndex] = Math.max(-32_768, Math.min(32_767, Math.round(sum * 32_767)))
  }
  return output
}
