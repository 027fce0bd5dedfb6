// @ts-check
// 22,050 -> 24,000 Hz by windowed sinc: a straight line between samples would fold the overtones
// back 20 to 30 dB below the voice, which is heard as roughness.

const phases = 160
const step = 147 // 22,050 / 24,000 = 147 / 160
const half = 8

const kernels = Array.from({ length: phases }, (_, phase) => makeKernel(phase / phases))

/** @param {number} fraction of a sample */
function makeKernel(fraction) {
  const kernel = Float64Array.from({ length: 2 * half }, (_, index) => {
    const x = index - half + 1 - fraction
    const window = 0.5 + 0.5 * Math.cos((Math.PI * x) / half)
    return x === 0 ? 1 : (Math.sin(Math.PI * x) / (Math.PI * x)) * window
  })
  const sum = kernel.reduce((total, value) => total + value, 0)
  return kernel.map((value) => value / sum)
}

/**
 * Block after block of one sound; `flush` gives what the filter still holds.
 * @returns {{ push(block: Int16Array): Int16Array, flush(): Int16Array }}
 */
export function createResampler() {
  let held = new Int16Array(half - 1)
  /** Where the next sample lies in `held` followed by the block, in 160ths. */
  let position = (half - 1) * phases

  /** @param {Int16Array} block */
  function push(block) {
    const input = new Int16Array(held.length + block.length)
    input.set(held)
    input.set(block, held.length)
    const end = (input.length - half) * phases
    const output = new Int16Array(Math.max(0, Math.ceil((end - position) / step)))
    for (let count = 0; count < output.length; count++, position += step) {
      output[count] = interpolate(input, position)
    }
    const used = Math.max(0, Math.floor(position / phases) - half + 1)
    held = input.slice(used)
    position -= used * phases
    return output
  }

  return { push, flush: () => push(new Int16Array(half)) }
}

/**
 * @param {Int16Array} input
 * @param {number} position
 */
function interpolate(input, position) {
  const whole = Math.floor(position / phases)
  const kernel = /** @type {Float64Array} */ (kernels[position % phases])
  let sum = 0
  for (let index = 0; index < kernel.length; index++) {
    sum += /** @type {number} */ (kernel[index]) * (input[whole - half + 1 + index] ?? 0)
  }
  return Math.max(-32_768, Math.min(32_767, Math.round(sum)))
}
