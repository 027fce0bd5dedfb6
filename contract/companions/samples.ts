import { z } from 'zod'
import { declareErrors } from '../error-codes'
import { procedure } from '../procedure'

/** Path of the audio on our own origin; null when this client may not get audio. */
const audio = z.string().nullable()

const voiceSample = z.object({
  text: z.string(),
  audio,
  /** How the companion addresses the caller. */
  address: z.enum(['tu', 'vous']),
})

export type VoiceSample = z.infer<typeof voiceSample>

const sampleConversation = z.object({
  agent: z.object({
    id: z.string(),
    name: z.string(),
    image: z.string(),
    portraitHue: z.number().int(),
  }),
  lines: z.array(
    z.object({
      speaker: z.enum(['caller', 'companion']),
      text: z.string(),
      /** Also null for the caller's lines. */
      audio,
    }),
  ),
})

export type SampleConversation = z.infer<typeof sampleConversation>

/**
 * What companions sound like, before a call: their greetings, and the sample conversation of the
 * landing page.
 */
export const samplesContract = {
  greeting: procedure
    .errors(declareErrors('AGENT_NOT_FOUND'))
    .route({
      method: 'GET',
      path: '/agents/{id}/sample',
      summary: 'Les premiers mots d’un compagnon, et où les écouter',
    })
    .input(z.object({ id: z.string().max(100) }))
    .output(voiceSample),
  conversation: procedure
    .errors(declareErrors('AGENT_NOT_FOUND'))
    .route({
      method: 'GET',
      path: '/sample-conversation',
      summary: 'La conversation donnée en exemple sur la page d’accueil',
    })
    .output(sampleConversation),
}
