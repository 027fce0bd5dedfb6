import { writeFile } from 'node:fs/promises'
import type { CompanionVoice } from '../../../domain/companions/companion-voice'
import { createEspeak, type Espeak } from '../../../providers/espeak/create-espeak'
import { speechSampleRate } from '../../../voice/ports/text-to-speech'

/** What Chromium's fake microphone takes best. */
const wavRate = 48_000
const bytesPerSample = 2
const headerBytes = 44

const usualVoice: CompanionVoice = {
  timbre: 'masculine-clear',
  wordsPerMinute: 160,
  pitch: 50,
  pitchRange: 50,
}

/** Silence or French words, in the order in which they are heard. */
export type SpeechWavPart = { silenceMs: number } | { text: string }

/**
 * Writes what a caller says as a WAV file of 48 kHz mono, for
 * `--use-file-for-fake-audio-capture=FILE%noloop`. Answers how long it lasts, in milliseconds. The
 * words are spoken by the embedded synthesiser: no tool of the system is needed.
 */
export async function makeSpeechWav(
  file: string,
  parts: readonly SpeechWavPart[],
  voice: CompanionVoice = usualVoice,
): Promise<number> {
  const espeak = createEspeak()
  try {
    const pieces: Int16Array[] = []
    for (const part of parts)
      if ('text' in part) pieces.push(...(await speak(espeak, part.text, voice)))
      else pieces.push(new Int16Array((part.silenceMs * wavRate) / 1_000))
    const samples = pieces.reduce((total, { length }) => total + length, 0)
    await writeFile(file, Buffer.concat([wavHeader(samples), ...pieces.map(bytesOf)]))
    return (samples * 1_000) / wavRate
  } finally {
    await espeak.close()
  }
}

async function speak(espeak: Espeak, text: string, voice: CompanionVoice) {
  const pieces: Int16Array[] = []
  for await (const part of espeak.speak(text, voice, new AbortController().signal))
    if (part.kind === 'audio') pieces.push(atTwiceTheRate(part.pcm))
  return pieces
}

/** 24 -> 48 kHz; a straight line between samples is good enough for a telephone's microphone. */
function atTwiceTheRate(pcm: Int16Array) {
  const doubled = new Int16Array(pcm.length * (wavRate / speechSampleRate))
  for (const [index, sample] of pcm.entries()) {
    doubled[2 * index] = sample
    doubled[2 * index + 1] = (sample + (pcm[index + 1] ?? sample)) / 2
  }
  return doubled
}

const bytesOf = ({ buffer, byteOffset, byteLength }: Int16Array) =>
  Buffer.from(buffer, byteOffset, byteLength)

/** RIFF, one chunk of format (PCM, mono, 16 bits) and one of samples. */
function wavHeader(samples: number) {
  const header = Buffer.alloc(headerBytes)
  const dataBytes = samples * bytesPerSample
  header.write('RIFF', 0)
  header.writeUInt32LE(headerBytes - 8 + dataBytes, 4)
  header.write('WAVEfmt ', 8)
  header.writeUInt32LE(16, 16)
  header.writeUInt16LE(1, 20)
  header.writeUInt16LE(1, 22)
  header.writeUInt32LE(wavRate, 24)
  header.writeUInt32LE(wavRate * bytesPerSample, 28)
  header.writeUInt16LE(bytesPerSample, 32)
  header.writeUInt16LE(8 * bytesPerSample, 34)
  header.write('data', 36)
  header.writeUInt32LE(dataBytes, 40)
  return header
}
