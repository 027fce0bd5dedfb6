import { isIP } from 'node:net'
import path from 'node:path'
import { z } from 'zod'
import { isOfferKey, type OfferKey } from '../domain/offers'
import type { DatabaseLocation } from './platform/database/open-database'
import { findSmtpWeakness, requireSmtpTls } from './platform/mail/smtp-url'
import { readOperator } from './read-operator'
import {
  readHostedVoice,
  readVoiceServices,
  secretVoiceVariables,
  voiceVariables,
} from './voice-services'

const loopbackHosts = ['127.0.0.1', 'localhost', '[::1]', '::1']

/** Whether a host name always refers to this computer. */
export const isLoopbackHost = (host: string) => loopbackHosts.includes(host)

const hasProtocol =
  (...protocols: string[]) =>
  (text: string) =>
    URL.canParse(text) && protocols.includes(new URL(text).protocol)

const isHost = (text: string) =>
  URL.canParse(`http://${text.includes(':') ? `[${text}]` : text}`) && !/[/?#@\s]/.test(text)

/** Hosts that make a server listen on all addresses of the computer. */
const wildcardHosts = ['0.0.0.0', '::']

/**
 * Whether a text is an IP address or a network, such as "10.0.0.0/8". Refuses a prefix of length 0,
 * which contains all addresses.
 */
function isNetwork(text: string) {
  const [address = '', prefix, ...furtherParts] = text.split('/')
  const ipVersion = isIP(address)
  if (ipVersion === 0 || furtherParts.length > 0) return false
  if (prefix === undefined) return true
  const length = /^\d+$/.test(prefix) ? Number(prefix) : 0
  return length >= 1 && length <= (ipVersion === 4 ? 32 : 128)
}

/**
 * Parses TRUST_PROXY: the number of proxies in front of this server, or their networks. Refuses
 * "true", with which clients could forge their address.
 */
const trustedProxiesSchema = z.string().transform((text, context): false | number | string[] => {
  if (text === 'false' || text === '0') return false
  if (/^[1-9]$/.test(text)) return Number(text)
  const networks = text.split(',').map((network) => network.trim())
  if (networks.every(isNetwork)) return networks
  context.addIssue('neither a number nor networks')
  return z.NEVER
})

const portSchema = z
  .string()
  .regex(/^\d+$/)
  .transform(Number)
  .refine((value) => value >= 1 && value <= 65_535)

const isPriceList = (value: unknown): value is Partial<Record<OfferKey, string>> =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.entries(value).every(
    ([key, price]) => isOfferKey(key) && typeof price === 'string' && /^\w{3,255}$/.test(price),
  ) &&
  new Set(Object.values(value)).size === Object.keys(value).length &&
  Object.keys(value).length > 0

/**
 * Parses STRIPE_PRICES. Two offers must not share a price, because the price shows which offer was
 * bought.
 */
const priceListSchema = z.string().transform((text, context) => {
  try {
    const value: unknown = JSON.parse(text)
    if (isPriceList(value)) return value
  } catch {
    // Text that is not JSON is reported below.
  }
  context.addIssue('not a list of prices')
  return z.NEVER
})

/** The schema of each variable, and the description of a valid value for the error message. */
const variables = {
  PORT: [portSchema.default(3000), 'un port entre 1 et 65535'],
  HOST: [z.string().min(1).refine(isHost).default('127.0.0.1'), 'un nom d’hôte ou une adresse'],
  PUBLIC_URL: [
    z.string().refine(hasProtocol('http:', 'https:')).optional(),
    'une adresse http:// ou https://',
  ],
  DATA_DIR: [z.string().min(1).default('data'), 'un dossier'],
  DATABASE_URL: [
    z.string().refine(hasProtocol('postgres:', 'postgresql:')).optional(),
    'une adresse postgres://',
  ],
  AUTH_SECRET: [z.string().min(32).optional(), 'au moins 32 caractères'],
  ADMIN_EMAIL: [z.email().optional(), 'une adresse e-mail'],
  GOOGLE_CLIENT_ID: [z.string().min(1).optional(), 'l’identifiant du client OAuth'],
  GOOGLE_CLIENT_SECRET: [z.string().min(1).optional(), 'le secret du client OAuth'],
  STRIPE_SECRET_KEY: [
    z
      .string()
      .regex(/^[sr]k_\w{8,}$/)
      .optional(),
    'une clé secrète, sk_… ou rk_…',
  ],
  STRIPE_WEBHOOK_SECRET: [
    z
      .string()
      .regex(/^whsec_\S{6,}$/)
      .optional(),
    'un secret de signature, whsec_…',
  ],
  STRIPE_PRICES: [
    priceListSchema.optional(),
    'un objet JSON, de la clé de chaque offre à son prix : {"packStandard":"price_…"}',
  ],
  SMTP_URL: [
    z.string().refine(hasProtocol('smtp:', 'smtps:')).optional(),
    'une adresse smtp:// ou smtps://',
  ],
  MAIL_FROM: [z.string().min(3).optional(), 'une adresse d’expéditeur'],
  ANALYTICS_ID: [
    z
      .string()
      .regex(/^[A-Z0-9][A-Z0-9-]{3,30}$/)
      .optional(),
    'un identifiant de mesure, par exemple G-ABC123',
  ],
  LOG_LEVEL: [
    z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
    'fatal, error, warn, info, debug, trace ou silent',
  ],
  TRUST_PROXY: [
    trustedProxiesSchema.default(false),
    'le nombre de proxys devant le service (1 le plus souvent), ou leurs réseaux, comme 10.0.0.0/8,192.168.0.0/16',
  ],
  METRICS_TOKEN: [z.string().min(16).optional(), 'au moins 16 caractères'],
  DEMO: [
    z
      .enum(['0', '1'])
      .transform((text) => text === '1')
      .optional(),
    '1 ou 0',
  ],
  MAX_LIVE_CALLS: [
    z
      .string()
      .regex(/^[1-9]\d*$/)
      .transform(Number)
      .default(400),
    'un nombre d’appels, à partir de 1',
  ],
  LOCAL_SPEECH: [
    z
      .enum(['on', 'off'])
      .default('on')
      .transform((text) => text === 'on'),
    'on ou off',
  ],
  ...voiceVariables,
} as const

/** The name of every variable. */
export const variableNames = Object.keys(variables)

/** Error messages never contain the values of these variables. */
const secretVariables = [
  'AUTH_SECRET',
  'DATABASE_URL',
  'GOOGLE_CLIENT_SECRET',
  'METRICS_TOKEN',
  'SMTP_URL',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  ...secretVoiceVariables,
]

/** An invalid configuration, with a message of one line for the operator. */
export class ConfigurationError extends Error {}

type Source = Record<string, string | undefined>
type Values = { [Name in keyof typeof variables]: z.output<(typeof variables)[Name][0]> }

export type Config = ReturnType<typeof readConfig>

/**
 * Parses the environment, and the operator's file in the data directory. Throws ConfigurationError
 * for the first invalid variable, OperatorFileError for a file that is unreadable or invalid.
 */
export function readConfig(source: Source = process.env) {
  const values = readVariables(source)
  const localOrigin = `http://${readLocalHost(values.HOST)}:${values.PORT}`
  const publicUrl = readPublicUrl(values, localOrigin)
  if (values.DATABASE_URL && !values.AUTH_SECRET)
    throw new ConfigurationError(
      'AUTH_SECRET manque : il est obligatoire avec DATABASE_URL (au moins 32 caractères).',
    )
  const dataDirectory = path.resolve(values.DATA_DIR)
  const database: DatabaseLocation = values.DATABASE_URL
    ? { kind: 'server', url: values.DATABASE_URL }
    : { kind: 'embedded', directory: path.join(dataDirectory, 'database') }
  const isLoopback =
    isLoopbackHost(publicUrl.hostname) && (values.DEMO ?? !areEmulatorsUnsafe(values))
  return {
    /** False in the development server only. */
    isProduction: source.NODE_ENV !== 'development',
    host: values.HOST,
    port: values.PORT,
    publicUrl,
    /** The origin of this process itself, without a proxy. */
    localOrigin,
    /**
     * Whether the installation is in loopback mode (docs/OPERATIONS.md): emulators replace the
     * services that are not configured. Each request to them must also be a loopback request.
     */
    isLoopback,
    dataDirectory,
    /** The legal facts about who runs this installation. */
    operator: readOperator(dataDirectory),
    database,
    authSecret: values.AUTH_SECRET,
    adminEmail: values.ADMIN_EMAIL?.toLowerCase(),
    google: readGoogle(values),
    stripe: readStripe(values),
    /**
     * May be set without the other Stripe variables: in loopback mode, the Stripe emulator then
     * signs its webhook events with it.
     */
    stripeWebhookSecret: values.STRIPE_WEBHOOK_SECRET,
    smtpUrl: readSmtpUrl(values),
    mailFrom: values.MAIL_FROM ?? `Amivoix <ne-pas-repondre@${publicUrl.hostname}>`,
    analyticsId: values.ANALYTICS_ID,
    logLevel: values.LOG_LEVEL,
    /** The bearer token with which Prometheus reads /metrics. */
    metricsToken: values.METRICS_TOKEN,
    trustProxy: values.TRUST_PROXY,
    maxLiveCalls: values.MAX_LIVE_CALLS,
    /** Where local speech models are installed; null when local speech is turned off. */
    speechModelsDirectory: values.LOCAL_SPEECH ? path.join(dataDirectory, 'models') : null,
    voiceServices: readVoiceServices(values, { isLoopback, fail }),
    hostedVoice: readHostedVoice(values, fail),
  }
}

function fail(message: string): never {
  throw new ConfigurationError(message)
}

/** Returns the host at which this process reaches itself. */
function readLocalHost(host: string) {
  if (wildcardHosts.includes(host)) return '127.0.0.1'
  return host.includes(':') ? `[${host}]` : host
}

/**
 * Whether emulators would be unsafe although the public address is loopback: other computers can
 * connect, or a proxy forwards their requests and ADMIN_EMAIL names an administrator. Anybody could
 * then read the e-mails in the emulated mailbox, and so take over accounts, such as the
 * administrator's.
 */
const areEmulatorsUnsafe = ({ HOST, ADMIN_EMAIL, TRUST_PROXY }: Values) =>
  !isLoopbackHost(HOST) || (ADMIN_EMAIL !== undefined && TRUST_PROXY !== false)

/**
 * Returns the public URL. Throws ConfigurationError unless it is an origin on loopback, or an https
 * origin behind a proxy.
 */
function readPublicUrl(
  { PUBLIC_URL: configuredUrl, HOST, TRUST_PROXY }: Values,
  localOrigin: string,
) {
  const url = new URL(configuredUrl ?? localOrigin)
  if (url.href !== `${url.origin}/`)
    throw new ConfigurationError(
      `PUBLIC_URL vaut « ${configuredUrl} » ; attendu : une adresse sans chemin : PUBLIC_URL=${url.origin}.`,
    )
  if (url.protocol === 'https:' && TRUST_PROXY === false)
    throw new ConfigurationError(
      'TRUST_PROXY manque : avec PUBLIC_URL en https://, écrivez TRUST_PROXY=1 pour un proxy devant le service, ou les réseaux de vos proxys.',
    )
  if (url.protocol === 'https:' || isLoopbackHost(url.hostname)) return url
  throw new ConfigurationError(
    configuredUrl
      ? `PUBLIC_URL vaut « ${configuredUrl} » ; attendu : une adresse https:// hors de cette machine : PUBLIC_URL=https://${url.hostname} et TRUST_PROXY=1.`
      : `PUBLIC_URL manque : avec HOST=${HOST}, écrivez l’adresse https:// du service, et TRUST_PROXY=1.`,
  )
}

/**
 * Requires both variables or none: with only one, sign-in with Google would fail without an
 * explanation.
 */
function readGoogle({ GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret }: Values) {
  if (clientId && clientSecret) return { clientId, clientSecret }
  if (!clientId && !clientSecret) return undefined
  const missingVariable = clientId ? 'GOOGLE_CLIENT_SECRET' : 'GOOGLE_CLIENT_ID'
  throw new ConfigurationError(
    `${missingVariable} manque : la connexion avec Google demande GOOGLE_CLIENT_ID et GOOGLE_CLIENT_SECRET.`,
  )
}

/**
 * Returns the SMTP URL, with TLS required unless the server is on loopback. Throws
 * ConfigurationError for an option that would disable TLS or the verification of the certificate.
 */
function readSmtpUrl({ SMTP_URL: smtpUrl }: Values) {
  if (!smtpUrl) return undefined
  const weakness = findSmtpWeakness(smtpUrl)
  if (weakness === null) return requireSmtpTls(smtpUrl)
  const { hostname } = new URL(smtpUrl)
  throw new ConfigurationError(
    `SMTP_URL contient « ${weakness} », qui enverrait les messages sans chiffrement vérifié ; écrivez, sans cette option : SMTP_URL=smtps://utilisateur:motdepasse@${hostname}:465, ou smtp:// avec un serveur qui offre STARTTLS.`,
  )
}

/**
 * Requires all three variables or none; the webhook secret may also be set alone, for the emulator.
 * Throws ConfigurationError. A key without a webhook secret is refused, because paid
 * orders would be credited hours later, by the daily reconciliation.
 */
function readStripe({
  STRIPE_SECRET_KEY: secretKey,
  STRIPE_WEBHOOK_SECRET: webhookSecret,
  STRIPE_PRICES: prices,
}: Values) {
  if (secretKey && webhookSecret && prices) return { secretKey, webhookSecret, prices }
  if (!secretKey && !prices) return undefined
  const missingIfKeyIsSet = webhookSecret ? 'STRIPE_PRICES' : 'STRIPE_WEBHOOK_SECRET'
  const missingVariable = secretKey ? missingIfKeyIsSet : 'STRIPE_SECRET_KEY'
  throw new ConfigurationError(
    `${missingVariable} manque : le paiement demande STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET et STRIPE_PRICES.`,
  )
}

function readVariables(source: Source) {
  const entries = Object.entries(variables).map(([name, [schema, expected]]) => {
    // An empty variable, as in `PORT= npm start`, counts as not set.
    const text = source[name]?.trim() || undefined
    const result = schema.safeParse(text)
    if (result.success) return [name, result.data]
    const printedValue = secretVariables.includes(name) ? '(valeur masquée)' : `« ${text} »`
    throw new ConfigurationError(`${name} vaut ${printedValue} ; attendu : ${expected}.`)
  })
  return Object.fromEntries(entries) as Values
}
