export function resample(samples: Float32Array, fromRate: number, toRate: number): Int16Array
