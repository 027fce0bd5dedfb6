/**
 * Returns a program that sends text to a companion, prints the answer and hangs up after a minute.
 * For speech, see examples/realtime-client.
 */
export const writeExample = (
  url: string,
) => `import { OpenAIRealtimeWebSocket, RealtimeAgent, RealtimeSession } from '@openai/agents-realtime'

const transport = new OpenAIRealtimeWebSocket({
  url: '${url}',
})
const session = new RealtimeSession(new RealtimeAgent({ name: 'compagnon' }), {
  transport,
  tracingDisabled: true,
})

transport.on('*', ({ type, ...event }) => {
  if (type === 'response.output_audio_transcript.delta') process.stdout.write(event.delta)
  if (type === 'response.done') process.stdout.write('\\n')
  if (type === 'call.ended') console.log(event.receipt)
  if (type === 'error') console.error(event.error.message)
})
// PCM 16 bits, mono, 24 kHz
session.on('audio', ({ data }) => {})

await session.connect({ apiKey: process.env.AMIVOIX_KEY })
session.sendMessage('Bonsoir, comment s’est passée votre journée ?')

// Raccrocher après une minute.
setTimeout(() => transport.sendEvent({ type: 'call.hang_up' }), 60_000)
`
