import { z } from 'zod'
import { companionEngines, defaultPortraitHue } from '../../domain/admin/companions/companion-draft'
import {
  companionFileFormat,
  companionFileVersion,
  maxImportedCompanions,
} from '../../domain/admin/companions/companion-file'
import { companionSorts, companionStates } from '../../domain/admin/companions/companion-list'
import { defaultCategory } from '../../domain/categories'
import { timbres } from '../../domain/companions/companion-voice'
import { defaultLanguage } from '../../domain/languages'
import { defaultVoiceGender } from '../../domain/voice-genders'
import { agent as publicAgent } from '../companions/catalogue'
import { declareErrors } from '../error-codes'
import { procedure } from '../procedure'
import { storableText } from '../storable-text'
import { pagedList, pageNumber } from './paged-list'

/** Limits for what is stored; the form has stricter ones, each with a message of its own. */
const text = () => storableText().max(10_000)
const lines = z.array(storableText().max(1_000)).max(100)
const { category, voiceGender, language } = publicAgent.shape

const speech = z.object({
  voice: z.object({
    timbre: z.enum(timbres),
    wordsPerMinute: z.number(),
    pitch: z.number(),
    pitchRange: z.number(),
  }),
  persona: z.object({
    address: z.enum(['tu', 'vous']),
    greetings: lines,
    aiNotices: lines,
    manner: z.object({
      acknowledgements: lines,
      turnsOfPhrase: lines,
      thanksReplies: lines,
      farewells: lines,
    }),
    activities: lines.optional(),
  }),
  instructions: text().default(''),
})

/** What the form sends; domain/admin/companions/check-companion.ts has its rules and messages. */
const draft = z.object({
  id: text().default(''),
  name: text().default(''),
  style: text().default(''),
  imageUrl: text().default(''),
  category: category.default(defaultCategory),
  tags: z.array(text()).max(20).default([]),
  voiceGender: voiceGender.default(defaultVoiceGender),
  language: language.default(defaultLanguage),
  country: text().default(''),
  flag: text().default(''),
  portraitHue: z.number().default(defaultPortraitHue),
  description: text().default(''),
  isPublished: z.boolean().default(false),
  engine: z.enum(companionEngines).default('amivoix'),
  assistantId: text().default(''),
  speech: speech.nullable().default(null),
})

/** A companion as the form shows it. */
const adminAgent = z.object({
  draft,
  /** Sent back with a change, which is refused when the companion was changed meanwhile. */
  revision: z.number().int().positive(),
  /** Absolute URL, on our own host, of the picture that visitors see. */
  image: z.string(),
  /**
   * Whether a picture on another host could not be fetched; the placeholder is then shown instead.
   */
  isImageMissing: z.boolean(),
  /**
   * The current version of the lines and voice; null if the companion was never saved with our own
   * engine.
   */
  version: z.number().int().positive().nullable(),
  updatedAt: z.iso.datetime(),
})

export type AdminAgent = z.infer<typeof adminAgent>

const listedAgent = publicAgent
  .pick({
    id: true,
    name: true,
    style: true,
    image: true,
    category: true,
    voiceGender: true,
    language: true,
    createdAt: true,
    rating: true,
  })
  .extend({
    /**
     * Sum of the minutes of its conversations, each rounded up; deleted conversations are not
     * included.
     */
    minutes: z.number().int().nonnegative(),
    isPublished: z.boolean(),
    engine: z.enum(companionEngines),
  })

export type ListedAgent = z.infer<typeof listedAgent>

const agentVersion = z.object({
  version: z.number().int().positive(),
  isCurrent: z.boolean(),
  createdAt: z.iso.datetime(),
  /**
   * The administrator's e-mail address; null for the built-in version, and once the account was
   * erased.
   */
  author: z.string().nullable(),
  /**
   * Whether the product ships this version: version 1 of a built-in companion, unless an
   * administrator saved it.
   */
  isBuiltIn: z.boolean(),
  speech,
})

export type AgentVersion = z.infer<typeof agentVersion>

const listedActivity = z.object({ id: z.string(), title: z.string(), category })

/** A guided activity that our engine can lead, with the category whose companions suggest it. */
export type ListedActivity = z.infer<typeof listedActivity>

/**
 * An invalid companion of an import: its position in the file, counted from 1, its id and its
 * errors.
 */
const importFault = z.object({ row: z.number().int(), id: z.string(), faults: z.array(z.string()) })

export type ImportFault = z.infer<typeof importFault>

const agentFile = z.object({
  format: z.literal(companionFileFormat),
  version: z.literal(companionFileVersion),
  agents: z.array(draft).max(maxImportedCompanions),
})

export type AgentFile = z.infer<typeof agentFile>

const agentId = z.object({ id: z.string().max(100) })
const path = '/admin/agents'

/** Path of the export and the import of companions; an import may be larger than other requests. */
export const agentFilePath = '/admin/agent-file'
const accessErrors = ['UNAUTHENTICATED', 'FORBIDDEN', 'DATABASE_FAILED'] as const

export const adminAgentsContract = {
  list: procedure
    .errors(declareErrors(...accessErrors, 'INPUT_INVALID'))
    .route({ method: 'GET', path, summary: 'Tous les agents, les plus récents d’abord' })
    .input(
      z.object({
        search: storableText().max(100).optional(),
        category: category.optional(),
        state: z.enum(companionStates).default('all'),
        sort: z.enum(companionSorts).default('newest'),
        direction: z.enum(['ascending', 'descending']).optional(),
        page: pageNumber,
      }),
    )
    .output(pagedList(listedAgent)),
  get: procedure
    .errors(declareErrors(...accessErrors, 'AGENT_NOT_FOUND'))
    .route({ method: 'GET', path: `${path}/{id}`, summary: 'Un agent, tel qu’il se modifie' })
    .input(agentId)
    .output(adminAgent),
  versions: procedure
    .errors(declareErrors(...accessErrors, 'AGENT_NOT_FOUND'))
    .route({
      method: 'GET',
      path: `${path}/{id}/versions`,
      summary: 'Les versions de ce qu’un agent dit, la plus récente d’abord',
    })
    .input(agentId)
    .output(z.array(agentVersion)),
  activities: procedure
    .errors(declareErrors(...accessErrors))
    .route({
      method: 'GET',
      path: '/admin/agent-activities',
      summary: 'Les activités guidées qu’un agent peut préférer',
    })
    .output(z.array(listedActivity)),
  create: procedure
    .meta({ invalidInput: 'AGENT_INCOMPLETE' })
    .errors(
      declareErrors(
        ...accessErrors,
        'AGENT_INCOMPLETE',
        'INPUT_INVALID',
        'AGENT_ID_TAKEN',
        'AGENT_FORBIDDEN',
      ),
    )
    .route({ method: 'POST', path, summary: 'Crée un agent' })
    .input(draft)
    .output(adminAgent),
  update: procedure
    .errors(declareErrors(...accessErrors, 'INPUT_INVALID', 'AGENT_NOT_FOUND', 'AGENT_CHANGED'))
    .route({ method: 'PUT', path: `${path}/{id}`, summary: 'Modifie un agent' })
    .input(agentId.extend({ revision: z.number().int().positive(), agent: draft }))
    .output(adminAgent),
  setPublished: procedure
    .errors(declareErrors(...accessErrors, 'AGENT_NOT_FOUND'))
    .route({
      method: 'PUT',
      path: `${path}/{id}/published`,
      summary: 'Publie un agent, ou le retire du catalogue',
    })
    .input(agentId.extend({ isPublished: z.boolean() }))
    .output(z.object({})),
  remove: procedure
    .errors(declareErrors(...accessErrors, 'AGENT_NOT_FOUND'))
    .route({ method: 'DELETE', path: `${path}/{id}`, summary: 'Supprime un agent' })
    .input(agentId)
    .output(z.object({})),
  fetchImage: procedure
    .errors(declareErrors(...accessErrors, 'INPUT_INVALID'))
    .route({
      method: 'POST',
      path: '/admin/agent-images',
      summary: 'Va chercher une image, que le serveur garde et montre lui-même',
    })
    .input(z.object({ url: z.url({ protocol: /^https?$/ }).max(2_000) }))
    .output(
      z.object({
        /** Absolute URL on our own host; null when the picture could not be fetched. */
        image: z.string().nullable(),
      }),
    ),
  exportAll: procedure
    .errors(declareErrors(...accessErrors, 'AGENT_NOT_FOUND'))
    .route({ method: 'GET', path: agentFilePath, summary: 'Exporte les agents, ou un seul' })
    .input(z.object({ id: z.string().max(100).optional() }))
    .output(agentFile),
  importAll: procedure
    .errors(declareErrors(...accessErrors, 'INPUT_INVALID', 'AGENT_IMPORT_REFUSED'))
    .route({
      method: 'POST',
      path: agentFilePath,
      summary: 'Importe des agents\u00a0: tous, ou aucun si l’un d’eux n’est pas valide',
    })
    .input(
      agentFile.extend({
        /** Validated one by one, so that each invalid companion is reported. */
        agents: z.array(z.unknown()).max(maxImportedCompanions),
        /**
         * Whether to replace companions that already exist; if false, an import of such a companion
         * is refused.
         */
        shouldReplaceExisting: z.boolean().default(false),
      }),
    )
    .output(z.object({ created: z.number().int(), updated: z.number().int() })),
}

/** The schema of one companion in an import; the rules of the form are checked separately. */
export const importedAgent = draft
