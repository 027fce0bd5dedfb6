/** 20 ms of the microphone at 16 kHz; the number counts every frame since the microphone opened. */
export type NumberedFrame = { pcm: Int16Array; frameNumber: number }
