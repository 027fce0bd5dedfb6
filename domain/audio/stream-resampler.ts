/** Zero crossings of the sinc filter on each side. */
const halfWidth = 8

/** The range of a PCM16 sample. */
const minSample = -32_768
const maxSample = 32_767

/**
 * The cache of filters is emptied when it has this many. Services use a handful of rates, so this is
 * not expected to happen.
 */
const maxCachedRatios = 16

export type StreamResampler = {
  /** Returns the output samples that can be computed with this block. */
  push(block: Int16Array): Int16Array
  /** Returns the last output samples, which the filter delays. */
  flush(): Int16Array
}

/**
 * Creates a resampler for PCM that arrives in blocks, with a windowed sinc filter: linear
 * interpolation would be audible as roughness, and would disturb recognition. Rates are in Hz.
 */
export function createStreamResampler(fromRate: number, toRate: number): StreamResampler {
  if (fromRate === toRate) return { push: (block) => block, flush: () => new Int16Array(0) }
  const divisor = findGreatestCommonDivisor(fromRate, toRate)
  /**
   * Into how many equal parts the interval between two input samples is divided. `position` and
   * `step` are counted in these parts.
   */
  const phases = toRate / divisor
  const step = fromRate / divisor
  const kernels = getKernels(phases, Math.min(1, toRate / fromRate))
  /** Input samples that the filter covers on each side of an output sample. */
  const filterReach = (kernels[0]?.length ?? 0) / 2
  /** The last samples of the input so far: the filter needs them for the next output samples. */
  let keptSamples = new Int16Array(filterReach - 1)
  let position = (filterReach - 1) * phases

  function push(block: Int16Array): Int16Array {
    const input = new Int16Array(keptSamples.length + block.length)
    input.set(keptSamples)
    input.set(block, keptSamples.length)
    const endPosition = (input.length - filterReach) * phases
    const output = new Int16Array(Math.max(0, Math.ceil((endPosition - position) / step)))
    for (let outputIndex = 0; outputIndex < output.length; outputIndex += 1, position += step) {
      const kernel = kernels[position % phases] as Float64Array
      const firstIndex = Math.floor(position / phases) - filterReach + 1
      let sum = 0
      for (let index = 0; index < kernel.length; index += 1)
        sum += (kernel[index] as number) * (input[firstIndex + index] ?? 0)
      output[outputIndex] = Math.max(minSample, Math.min(maxSample, Math.round(sum)))
    }
    const usedCount = Math.max(0, Math.floor(position / phases) - filterReach + 1)
    keptSamples = input.slice(usedCount)
    position -= usedCount * phases
    return output
  }

  return { push, flush: () => push(new Int16Array(filterReach)) }
}

function findGreatestCommonDivisor(one: number, other: number): number {
  return other === 0 ? one : findGreatestCommonDivisor(other, one % other)
}

const kernelsByRatio = new Map<string, readonly Float64Array[]>()

/**
 * Returns the weights of the filter for each of the `phases` positions between two input samples. A
 * `cutoff` of 1 keeps the full input band.
 */
function getKernels(phases: number, cutoff: number): readonly Float64Array[] {
  const key = `${phases} ${cutoff}`
  const cachedKernels = kernelsByRatio.get(key)
  if (cachedKernels) return cachedKernels
  if (kernelsByRatio.size >= maxCachedRatios) kernelsByRatio.clear()
  const reach = Math.ceil(halfWidth / cutoff)
  const kernels = Array.from({ length: phases }, (_, phase) => {
    const kernel = Float64Array.from({ length: 2 * reach }, (_, index) =>
      computeWeight((index - reach + 1 - phase / phases) * cutoff),
    )
    const sum = kernel.reduce((total, weight) => total + weight, 0)
    return kernel.map((weight) => weight / sum)
  })
  kernelsByRatio.set(key, kernels)
  return kernels
}

function computeWeight(x: number): number {
  if (Math.abs(x) >= halfWidth) return 0
  if (x === 0) return 1
  const window = 0.5 + 0.5 * Math.cos((Math.PI * x) / halfWidth)
  return (Math.sin(Math.PI * x) / (Math.PI * x)) * window
}
