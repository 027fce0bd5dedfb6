/** Returns a generator of pseudorandom numbers from 0 to below 1. Every generator returns the same sequence. */
export function createRandom(): () => number {
  let state = 1
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 4_294_967_296
  }
}
