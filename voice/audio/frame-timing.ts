/** Audio is transmitted in frames of 20 ms. */
export const frameMs = 20

/** Samples in one frame of the companion's voice: 20 ms at 24 kHz. */
export const companionFrameSamples = 480

/** Samples in one millisecond of the companion's voice. */
export const companionSamplesPerMs = 24

/**
 * Samples before each frame that are free for the headers of a transport (12 bytes), so that a frame
 * is sent from where it was produced, and several in one piece, without copying.
 */
export const frameHeadroomSamples = 6
