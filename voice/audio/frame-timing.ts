/** Audio is transmitted in frames of 20 ms. */
export const frameMs = 20

/** Samples in one frame of the companion's voice: 20 ms at 24 kHz. */
export const companionFrameSamples = 480

/** Samples in one millisecond of the companion's voice. */
export const companionSamplesPerMs = 24

/**
 * Samples left free before each frame for a transport header (12 bytes), so that a frame, or several in
 * one write, can be sent from the buffer in which it was produced, without copying.
 */
export const frameHeaderSpaceSamples = 6
