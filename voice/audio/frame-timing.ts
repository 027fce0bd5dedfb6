/** Audio is transmitted in frames of 20 ms. */
export const frameMs = 20

/** Samples in one frame of the companion's voice: 20 ms at 24 kHz. */
export const companionFrameSamples = 480

/** Samples in one millisecond of the companion's voice. */
export const companionSamplesPerMs = 24
