import { writeFile } from 'node:fs/promises'
import { encodeWav } from '../../../domain/audio/encode-wav'
import type { CompanionVoice } from '../../../domain/companions/companion-voice'
import { createEspeak, type Espeak } from '../../../providers/espeak/create-espeak'
import { speechSampleRate } from '../../../voice/ports/text-to-speech'

/** In Hz; Chromium's fake microphone plays this rate best. */
export const wavSampleRate = 48_000

const defaultVoice: CompanionVoice = {
  timbre: 'masculine-clear',
  wordsPerMinute: 160,
  pitch: 50,
  pitchRange: 50,
}

/** Silence, or a French text to speak. */
export type SpeechWavPart = { silenceMs: number } | { text: string }

/**
 * Writes the parts one after the other to a WAV file (48 kHz, mono) for Chromium's
 * `--use-file-for-fake-audio-capture=FILE%noloop`. Returns its duration in milliseconds. The embedded
 * synthesiser speaks the texts, so no other program has to be installed.
 */
export async function makeSpeechWav(
  file: string,
  parts: readonly SpeechWavPart[],
  voice: CompanionVoice = defaultVoice,
): Promise<number> {
  const texts = parts.flatMap((part) => ('text' in part ? [part.text] : []))
  const speech = await synthesise(texts, voice)
  const chunks = parts.flatMap((part) =>
    'text' in part
      ? (speech.get(part.text) ?? [])
      : [new Int16Array((part.silenceMs * wavSampleRate) / 1_000)],
  )
  await writeFile(file, encodeWav(chunks, { sampleRate: wavSampleRate }))
  const sampleCount = chunks.reduce((total, { length }) => total + length, 0)
  return (sampleCount * 1_000) / wavSampleRate
}

/**
 * Speaks each text with the embedded synthesiser; returns its audio (48 kHz) by text. One synthesiser speaks them all,
 * each only once, because its start takes a second of CPU time.
 */
export async function synthesise(texts: readonly string[], voice = defaultVoice) {
  const speech = new Map<string, readonly Int16Array[]>()
  const espeak = createEspeak()
  try {
    for (const text of new Set(texts)) speech.set(text, await speak(espeak, text, voice))
    return speech
  } finally {
    await espeak.close()
  }
}

async function speak(espeak: Espeak, text: string, voice: CompanionVoice) {
  const chunks: Int16Array[] = []
  for await (const part of espeak.speak(text, voice, new AbortController().signal))
    if (part.kind === 'audio') chunks.push(upsample(part.pcm))
  return chunks
}

/** Converts 24 to 48 kHz by linear interpolation, which is good enough for speech. */
function upsample(pcm: Int16Array) {
  const upsampled = new Int16Array(pcm.length * (wavSampleRate / speechSampleRate))
  for (const [index, sample] of pcm.entries()) {
    upsampled[2 * index] = sample
    upsampled[2 * index + 1] = (sample + (pcm[index + 1] ?? sample)) / 2
  }
  return upsampled
}
