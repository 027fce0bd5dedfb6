/** Audio travels in frames of 20 ms (03, « Contract »). */
export const frameMs = 20

/** Samples of one companion frame: 20 ms at 24 kHz. */
export const companionFrameSamples = 480

/** Samples of one millisecond of the companion's voice. */
export const companionSamplesPerMs = 24
