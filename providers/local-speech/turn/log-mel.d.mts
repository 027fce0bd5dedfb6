export const sampleRate: number
export const bandCount: number
export const melFilters: Float64Array[]
export function computeLogMel(samples: Float32Array): Float32Array
