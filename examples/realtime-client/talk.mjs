// Talks to a companion with the official client of the OpenAI Realtime protocol (docs/REALTIME.md):
//   npm ci
//   AMIVOIX_KEY=amv_… node talk.mjs 'ws://127.0.0.1:3000/v1/realtime?model=soline' 'Bonsoir' [question.wav]
// Sends the sentence as text, then the recording (PCM WAV, 16 bits, mono, 24 kHz), if there is one, as
// speech. Prints the conversation and the receipt, and writes the companion's audio to answer.wav.
import { readFile, writeFile } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { OpenAIRealtimeWebSocket, RealtimeAgent, RealtimeSession } from '@openai/agents-realtime'

const [url, sentence = 'Bonsoir', recording] = process.argv.slice(2)
const apiKey = process.env.AMIVOIX_KEY
if (!url || !apiKey) {
  console.error('Usage: AMIVOIX_KEY=amv_… node talk.mjs <url> [sentence] [recording.wav]')
  process.exit(2)
}

const sampleRate = 24_000
const bytesPerMs = (sampleRate * 2) / 1_000
const wavHeaderBytes = 44
const chunkMs = 100
const receivedAudio = []

const transport = new OpenAIRealtimeWebSocket({ url })
// The companion has its own instructions and voice: the server ignores those of the RealtimeAgent.
const session = new RealtimeSession(new RealtimeAgent({ name: 'companion' }), {
  transport,
  tracingDisabled: true,
})
session.on('audio', ({ data }) => receivedAudio.push(Buffer.from(data)))
session.on('audio_interrupted', () => console.log('(interrupted: a player would stop here)'))
session.on('error', ({ error }) => console.error('error:', error?.error?.message ?? error))

const endedEvent = new Promise((resolve) => {
  transport.on('*', (event) => {
    if (event.type === 'conversation.item.input_audio_transcription.completed')
      console.log(`you: ${event.transcript}`)
    if (event.type === 'response.output_audio_transcript.done')
      console.log(`companion: ${event.transcript}`)
    if (event.type === 'call.ended') resolve(event)
  })
})

/** Resolves once no response is active and no event of a response has arrived for two seconds. */
async function waitUntilQuiet() {
  let activeCount = 0
  let quietSinceMs = Date.now()
  const countActiveResponses = ({ type }) => {
    if (type === 'response.created') activeCount += 1
    if (type === 'response.done') activeCount -= 1
    if (type.startsWith('response.')) quietSinceMs = Date.now()
  }
  transport.on('*', countActiveResponses)
  while (activeCount > 0 || Date.now() - quietSinceMs < 2_000) await sleep(100)
  transport.off('*', countActiveResponses)
}

await session.connect({ apiKey })
await waitUntilQuiet()
session.sendMessage(sentence)
await waitUntilQuiet()
if (recording) {
  const speech = (await readFile(recording)).subarray(wavHeaderBytes)
  // A second of silence before the speech, as from a microphone, and one after it, by which the server
  // detects the end of the turn.
  const silence = Buffer.alloc(1_000 * bytesPerMs)
  const sound = Buffer.concat([silence, speech, silence])
  for (let from = 0; from < sound.length; from += chunkMs * bytesPerMs) {
    const chunk = sound.subarray(from, from + chunkMs * bytesPerMs)
    session.sendAudio(chunk.buffer.slice(chunk.byteOffset, chunk.byteOffset + chunk.byteLength))
    await sleep(chunkMs)
  }
  await waitUntilQuiet()
}

// Not part of OpenAI's protocol. Unlike session.close(), it makes the server send the receipt.
transport.sendEvent({ type: 'call.hang_up' })
const { reason, receipt } = await endedEvent
console.log(`${reason}: ${receipt.chargedMinutes} min charged, ${receipt.balanceAfter} left`)
await writeFile('answer.wav', toWav(Buffer.concat(receivedAudio)))

function toWav(pcm) {
  // The header of a WAV file: sizes, format 1 (PCM), one channel, rates, bytes and bits per sample.
  const header = Buffer.alloc(wavHeaderBytes)
  header.write('RIFF', 0)
  header.writeUInt32LE(wavHeaderBytes - 8 + pcm.length, 4)
  header.write('WAVEfmt ', 8)
  header.writeUInt32LE(16, 16)
  header.writeUInt16LE(1, 20)
  header.writeUInt16LE(1, 22)
  header.writeUInt32LE(sampleRate, 24)
  header.writeUInt32LE(sampleRate * 2, 28)
  header.writeUInt16LE(2, 32)
  header.writeUInt16LE(16, 34)
  header.write('data', 36)
  header.writeUInt32LE(pcm.length, 40)
  return Buffer.concat([header, pcm])
}
