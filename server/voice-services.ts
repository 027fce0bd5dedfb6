import { z } from 'zod'
import { timbres } from '../domain/companions/companion-voice'

const createUrlSchema = (...protocols: string[]) =>
  z.string().refine((text) => {
    if (!URL.canParse(text)) return false
    const { protocol, search, username } = new URL(text)
    return protocols.includes(protocol) && search === '' && username === ''
  })
const serviceUrl = createUrlSchema('http:', 'https:')
const httpOrWebSocketUrl = createUrlSchema('http:', 'https:', 'ws:', 'wss:')

/**
 * Parses TTS_VOICES and REALTIME_VOICES: the name of the service's voice for some timbres, and
 * `default` for all other timbres.
 */
const voices = z.string().transform((text, context) => {
  try {
    const parsed = voicesSchema.safeParse(JSON.parse(text))
    if (parsed.success) return parsed.data
  } catch {
    // Text that is not JSON is reported below.
  }
  context.addIssue('not a map of voices')
  return z.NEVER
})
const voiceName = z.string().min(1).max(200)
const voicesSchema = z
  .strictObject({
    default: voiceName,
    ...Object.fromEntries(timbres.map((timbre) => [timbre, voiceName.optional()])),
  })
  .transform(
    (value) => value as { default: string } & Partial<Record<(typeof timbres)[number], string>>,
  )

const keyVariable = [z.string().min(1).optional(), 'la clé du service'] as const
const modelVariable = [
  z.string().min(1).max(200).optional(),
  'le nom d’un modèle du service',
] as const
const createUrlVariable = (example: string) =>
  [serviceUrl.optional(), `l’adresse du service avec sa version, par exemple ${example}`] as const

const euros = z.string().transform(Number).pipe(z.number().nonnegative())

/** Parses LLM_PRICE: euros per million input tokens and output tokens. */
const tokenPrice = z.string().transform((text, context) => {
  try {
    const parsed = tokenPriceSchema.safeParse(JSON.parse(text))
    if (parsed.success) return parsed.data
  } catch {
    // Text that is not JSON is reported below.
  }
  context.addIssue('not a pair of token prices')
  return z.NEVER
})
const tokenPriceSchema = z.strictObject({
  input: z.number().nonnegative(),
  output: z.number().nonnegative(),
})

/**
 * The variables of the language model, the speech synthesiser, the speech recogniser, the realtime
 * model and the hosted voice service.
 */
export const voiceVariables = {
  LLM_URL: createUrlVariable('https://api.mistral.ai/v1'),
  LLM_KEY: keyVariable,
  LLM_MODEL: modelVariable,
  LLM_PRICE: [
    tokenPrice.optional(),
    'un objet JSON, en euros par million de jetons lus et écrits : {"input":0.1,"output":0.3}',
  ],
  TTS_URL: createUrlVariable('http://127.0.0.1:8880/v1'),
  TTS_KEY: keyVariable,
  TTS_MODEL: modelVariable,
  TTS_VOICES: [
    voices.optional(),
    `un objet JSON, d’un timbre (${timbres.join(', ')}) ou de default à une voix du service : {"default":"ff_siwis"}`,
  ],
  TTS_PRICE: [euros.optional(), 'un nombre d’euros par million de caractères'],
  STT_URL: [
    httpOrWebSocketUrl.optional(),
    'l’adresse du service avec sa version, par exemple http://127.0.0.1:8000/v1, ou wss:// pour transcrire au fil de la parole',
  ],
  STT_KEY: keyVariable,
  STT_MODEL: modelVariable,
  STT_PRICE: [euros.optional(), 'un nombre d’euros par minute'],
  REALTIME_URL: [
    httpOrWebSocketUrl.optional(),
    'l’adresse du service avec sa version, par exemple wss://api.openai.com/v1',
  ],
  REALTIME_KEY: keyVariable,
  REALTIME_MODEL: modelVariable,
  REALTIME_VOICES: [
    voices.optional(),
    `un objet JSON, d’un timbre (${timbres.join(', ')}) ou de default à une voix du service : {"default":"marin"}`,
  ],
  REALTIME_STT_MODEL: modelVariable,
  REALTIME_PRICE: [euros.optional(), 'un nombre d’euros par minute'],
  VAPI_PRIVATE_KEY: keyVariable,
  VAPI_WEBHOOK_SECRET: [
    z
      .string()
      .regex(/^[\x21-\x7e]{16,200}$/)
      .optional(),
    'un secret d’au moins 16 caractères, sans espace',
  ],
  VAPI_URL: createUrlVariable('https://api.vapi.ai'),
  VAPI_ROOM_SCRIPT: [serviceUrl.optional(), 'l’adresse du programme de la salle d’appel'],
  OLLAMA_URL: [z.union([z.literal('off'), serviceUrl]).optional(), 'une adresse http:// ou off'],
} as const

export const secretVoiceVariables = [
  'LLM_KEY',
  'TTS_KEY',
  'STT_KEY',
  'REALTIME_KEY',
  'VAPI_PRIVATE_KEY',
  'VAPI_WEBHOOK_SECRET',
]

type Values = {
  [Name in keyof typeof voiceVariables]: z.output<(typeof voiceVariables)[Name][0]>
}

/**
 * OpenAI's transcription model for realtime conversations. Other services need REALTIME_STT_MODEL.
 */
const defaultTranscriptionModel = 'gpt-4o-mini-transcribe'

/** The standard port of Ollama, which runs on the operator's machine. */
const defaultOllamaUrl = 'http://127.0.0.1:11434'

export type VoiceServices = ReturnType<typeof readVoiceServices>

/**
 * Returns the configured services. Throws through `fail` when a service is configured only in part:
 * the start is refused, because calls of users would otherwise fail without an explanation.
 */
export function readVoiceServices(
  values: Values,
  { isLoopback, fail }: { isLoopback: boolean; fail(message: string): never },
) {
  const ollama = values.OLLAMA_URL ?? (isLoopback ? defaultOllamaUrl : 'off')
  const synthesiser = readService('TTS')
  if (synthesiser && !values.TTS_VOICES)
    fail('TTS_VOICES manque : la voix d’un service demande TTS_URL, TTS_MODEL et TTS_VOICES.')
  const languageModel = readService('LLM')
  const recogniser = readService('STT')
  const realtime = readService('REALTIME')
  return {
    languageModel: languageModel && {
      ...languageModel,
      ...(values.LLM_PRICE && { price: values.LLM_PRICE }),
    },
    textToSpeech: synthesiser &&
      values.TTS_VOICES && {
        ...synthesiser,
        voices: values.TTS_VOICES,
        ...(values.TTS_PRICE !== undefined && { pricePerMillionCharacters: values.TTS_PRICE }),
      },
    speechToText: recogniser && {
      ...recogniser,
      ...(values.STT_PRICE !== undefined && { pricePerMinute: values.STT_PRICE }),
    },
    ...(realtime && {
      realtime: {
        ...realtime,
        transcriptionModel: values.REALTIME_STT_MODEL ?? defaultTranscriptionModel,
        ...(values.REALTIME_VOICES && { voices: values.REALTIME_VOICES }),
        ...(values.REALTIME_PRICE !== undefined && { pricePerMinute: values.REALTIME_PRICE }),
      },
    }),
    ollamaUrl: ollama === 'off' ? undefined : new URL(ollama),
  }

  function readService(prefix: 'LLM' | 'TTS' | 'STT' | 'REALTIME') {
    const [url, key, model] = [
      values[`${prefix}_URL`],
      values[`${prefix}_KEY`],
      values[`${prefix}_MODEL`],
    ]
    if (url && model) return { url: new URL(url), key, model }
    if (!url && !model && !key) return undefined
    const missingVariable = url ? `${prefix}_MODEL` : `${prefix}_URL`
    return fail(`${missingVariable} manque : un service demande ${prefix}_URL et ${prefix}_MODEL.`)
  }
}

/**
 * Returns the settings of the hosted voice service; undefined without one. Throws through `fail`
 * when only the key or only the secret is set. Without the secret, which authenticates the service's
 * reports, calls would be settled late.
 */
export function readHostedVoice(values: Values, fail: (message: string) => never) {
  const { VAPI_PRIVATE_KEY: privateKey, VAPI_WEBHOOK_SECRET: webhookSecret } = values
  if (!privateKey && !webhookSecret) return undefined
  if (!privateKey || !webhookSecret)
    return fail(
      `${privateKey ? 'VAPI_WEBHOOK_SECRET' : 'VAPI_PRIVATE_KEY'} manque : le service vocal demande VAPI_PRIVATE_KEY et VAPI_WEBHOOK_SECRET.`,
    )
  return {
    url: new URL(values.VAPI_URL ?? 'https://api.vapi.ai'),
    privateKey,
    webhookSecret,
    /** URL of the call room's script, instead of the one that the service's client would load. */
    roomScript: values.VAPI_ROOM_SCRIPT ? new URL(values.VAPI_ROOM_SCRIPT) : undefined,
  }
}
