// @ts-check
// Resamples from 22,050 to 24,000 Hz with a windowed sinc filter. Linear interpolation would add
// images of the spectrum only 20 to 30 dB below the voice, which are heard as roughness.

/** An output sample lies at one of this many positions between two input samples. */
const phases = 160
/** Distance between two output samples, in 160ths of an input sample: 22,050 / 24,000 = 147 / 160. */
const step = 147
/** Half the length of the filter, in input samples. */
const halfWidth = 8

const kernels = Array.from({ length: phases }, (_, phase) => makeKernel(phase / phases))

/** @param {number} fraction offset of the output sample, in input samples */
function makeKernel(fraction) {
  const kernel = Float64Array.from({ length: 2 * halfWidth }, (_, index) => {
    const x = index - halfWidth + 1 - fraction
    const window = 0.5 + 0.5 * Math.cos((Math.PI * x) / halfWidth)
    return x === 0 ? 1 : (Math.sin(Math.PI * x) / (Math.PI * x)) * window
  })
  const sum = kernel.reduce((total, value) => total + value, 0)
  return kernel.map((value) => value / sum)
}

/**
 * Resamples a sound block by block; `flush` returns the output that the filter delays.
 * @returns {{ push(block: Int16Array): Int16Array, flush(): Int16Array }}
 */
export function createResampler() {
  let unusedInput = new Int16Array(halfWidth - 1)
  /** Position of the next output sample, counted from the start of `unusedInput` in 160ths of an input sample. */
  let position = (halfWidth - 1) * phases

  /** @param {Int16Array} block */
  function push(block) {
    const input = new Int16Array(unusedInput.length + block.length)
    input.set(unusedInput)
    input.set(block, unusedInput.length)
    const end = (input.length - halfWidth) * phases
    const output = new Int16Array(Math.max(0, Math.ceil((end - position) / step)))
    for (let count = 0; count < output.length; count++, position += step) {
      output[count] = interpolate(input, position)
    }
    const usedCount = Math.max(0, Math.floor(position / phases) - halfWidth + 1)
    unusedInput = input.slice(usedCount)
    position -= usedCount * phases
    return output
  }

  return { push, flush: () => push(new Int16Array(halfWidth)) }
}

/**
 * @param {Int16Array} input
 * @param {number} position
 */
function interpolate(input, position) {
  const inputIndex = Math.floor(position / phases)
  const kernel = /** @type {Float64Array} */ (kernels[position % phases])
  let sum = 0
  for (let index = 0; index < kernel.length; index++) {
    sum += /** @type {number} */ (kernel[index]) * (input[inputIndex - halfWidth + 1 + index] ?? 0)
  }
  return Math.max(-32_768, Math.min(32_767, Math.round(sum)))
}
