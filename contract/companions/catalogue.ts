import { z } from 'zod'
import { categories } from '../../domain/categories'
import { languages } from '../../domain/languages'
import { voiceGenders } from '../../domain/voice-genders'
import { declareErrors } from '../error-codes'
import { procedure } from '../procedure'

const listKeys = <Key extends string>(record: Record<Key, unknown>) =>
  Object.keys(record) as [Key, ...Key[]]

/** The public data of a companion. */
export const agent = z.object({
  id: z.string(),
  name: z.string(),
  style: z.string(),
  /** Absolute URL. */
  image: z.string(),
  category: z.enum(listKeys(categories)),
  voiceGender: z.enum(listKeys(voiceGenders)),
  language: z.enum(listKeys(languages)),
  tags: z.array(z.string()),
  country: z.string(),
  flag: z.string(),
  description: z.string(),
  vapiAssistantId: z.string(),
  /** In degrees, 0–360: the companion's colour on cards and in calls. */
  portraitHue: z.number().int(),
  createdAt: z.iso.datetime(),
  /** Total minutes as a percentage of those of the companion with the most minutes, 0–100. */
  popularity: z.number().min(0).max(100),
  /** Average rating; null before the first. */
  rating: z
    .object({ average: z.number().min(1).max(5), count: z.number().int().positive() })
    .nullable(),
})

export type Agent = z.infer<typeof agent>

export const catalogueContract = {
  list: procedure
    .errors(declareErrors('DATABASE_FAILED'))
    .route({
      method: 'GET',
      path: '/agents',
      summary: 'Tous les compagnons, du plus récent au plus ancien',
    })
    .output(z.array(agent)),
  get: procedure
    .errors(declareErrors('AGENT_NOT_FOUND'))
    .route({ method: 'GET', path: '/agents/{id}', summary: 'Un compagnon' })
    .input(z.object({ id: z.string().max(100) }))
    .output(agent),
  similar: procedure
    .errors(declareErrors('AGENT_NOT_FOUND'))
    .route({
      method: 'GET',
      path: '/agents/{id}/similar',
      summary: 'Trois compagnons au plus, de la même catégorie',
    })
    .input(z.object({ id: z.string().max(100) }))
    .output(z.array(agent)),
  popular: procedure
    .errors(declareErrors('DATABASE_FAILED'))
    .route({
      method: 'GET',
      path: '/popular-agents',
      summary: 'Les trois avec lesquels on passe le plus de temps',
    })
    .output(z.array(agent)),
  samples: procedure
    .errors(declareErrors('DATABASE_FAILED'))
    .route({
      method: 'GET',
      path: '/sample-agents',
      summary: 'Ceux de la page d’accueil, et combien il y en a en tout',
    })
    .output(z.object({ agents: z.array(agent), count: z.number().int().nonnegative() })),
}
