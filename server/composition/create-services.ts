import path from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import { hostedUtteranceUnitLength } from '../../domain/conversations/hosted-utterance'
import { createEspeak } from '../../providers/espeak/create-espeak'
import type { ProviderRequest } from '../../voice/ports/provider-request'
import { withTextNormalisation } from '../../voice/text-normalisation/with-text-normalisation'
import { createPremiumCheck } from '../billing/billing'
import type { Config } from '../config'
import { createApiKeyRepository } from '../features/api-keys/api-key-repository'
import { authenticateApiKey } from '../features/api-keys/authenticate-api-key'
import { createCatalogueRepository } from '../features/catalogue/catalogue-repository'
import { createSampleRepository } from '../features/samples/sample-repository'
import { systemClock } from '../platform/clock'
import { isDatabaseReachable } from '../platform/database/database-unavailable'
import { type OpenDatabase, openDatabase } from '../platform/database/open-database'
import { createHttpServer } from '../platform/http/create-http-server'
import { createJobQueue } from '../platform/jobs/job-queue'
import { createMailDelivery } from '../platform/mail/create-mail-delivery'
import { createRecentActivity } from '../platform/monitoring/recent-activity'
import { readCallMemoryConsent, storeConsent } from '../users/consents'
import { measureFirstSound } from './voice/measure-first-sound'
import { watchHostedVoice } from './voice/watch-hosted-voice'
import {
  describeCallServices,
  embeddedSpeechName,
  selectHostedVoice,
  wireVoice,
} from './voice/wire-voice'
import { wireAccounts } from './wire-accounts'
import { wireAdministration } from './wire-administration'
import { wireAnalysis } from './wire-analysis'
import { wireAppointments } from './wire-appointments'
import { wireBilling } from './wire-billing'
import { type VoiceProviders, wireCalls } from './wire-calls'
import { selectGoogleSignIn, selectStripeAccount } from './wire-emulators'
import { selectAlerts, wireMonitoring } from './wire-monitoring'
import { wirePublicContent } from './wire-public-content'
import { wireRetention } from './wire-retention'

export type Options = {
  config: Config
  /** Called after each finished request to a voice service, for benchmarks. */
  onRequestFinished?: (request: ProviderRequest) => void
  /** Replaces any of the voice providers, for tests and benchmarks. */
  voice?: Partial<VoiceProviders>
  /** If false, the embedded voice starts when it first speaks, and code is compiled when first used, for tests. */
  shouldWarmUp?: boolean
  /** Replaces the download of companions' pictures from other hosts, for tests. */
  fetchImage?: (url: string) => Promise<Buffer>
  /** The directory of the built client; none in development, where Vite serves it. */
  clientDirectory?: string
  /** If false, only the API and files are served; true by default. */
  hasPages?: boolean
  /** Called when the embedded database has exited and cannot be restarted. */
  onDatabaseLost?: (error: Error) => void
}

/** Limits how often an account may try to start a call. */
const callStartLimit = { name: 'call-start', max: 10, windowSeconds: 60 }

/**
 * Limits the utterances of an account in hosted calls to several times what anybody says in a
 * minute. A long utterance counts once for each hostedUtteranceUnitLength characters, because
 * checking it takes longer.
 */
const hostedWordsLimit = { name: 'hosted-words', max: 120, windowSeconds: 60 }

export type Services = Awaited<ReturnType<typeof createServices>>

/** Opens the database, and creates every service with its dependencies, but starts none. */
export async function createServices({
  config,
  voice: replacements,
  onRequestFinished,
  onDatabaseLost,
}: Options) {
  let database: OpenDatabase | undefined
  const activity = createRecentActivity()
  const app = await createHttpServer(config, {
    onErrorLogged: activity.recordError,
    isDatabaseDown: async () =>
      database !== undefined && !(await isDatabaseReachable(database.pool)),
  })
  database = await openLoggedDatabase(config, app.log, onDatabaseLost)
  const jobs = createJobQueue({
    pool: database.pool,
    isOnlyProcess: database.kind === 'embedded',
    log: app.log,
    composeAlert: selectAlerts(config)?.jobFailed,
  })
  const monitoring = wireMonitoring({ config, database, jobs, activity, log: app.log })
  const accounts = wireAccounts({
    config,
    google: selectGoogleSignIn(config),
    database: database.db,
    jobs,
    log: app.log,
    hasPremium: createPremiumCheck(database.db),
  })
  const stripeAccount = selectStripeAccount(config)
  const billing = wireBilling({
    stripeAccount,
    config,
    database: database.db,
    jobs,
    log: app.log,
    accounts,
  })
  const analysis = wireAnalysis(database.db, jobs)
  const appointments = wireAppointments({
    database: database.db,
    jobs,
    rateLimits: accounts.rateLimits,
    publicUrl: config.publicUrl,
  })
  const espeak = createEspeak()
  const voicePipeline = await wireVoice({
    services: config.voiceServices,
    speechModelsDirectory: config.speechModelsDirectory,
    clock: systemClock,
    embeddedSpeech: measureFirstSound(espeak, embeddedSpeechName, activity),
    log: app.log,
    activity,
    onRequestFinished,
  })
  const administration = wireAdministration({ config, database: database.db, jobs, voicePipeline })
  const textToSpeech =
    replacements?.textToSpeech ?? withTextNormalisation(voicePipeline.textToSpeech)
  const localTextToSpeech =
    replacements?.localTextToSpeech ?? withTextNormalisation(voicePipeline.localTextToSpeech)
  const speechToText = replacements?.speechToText ?? voicePipeline.speechToText
  const unwatchedVoice = selectHostedVoice(config)
  const hostedVoice = unwatchedVoice && watchHostedVoice(unwatchedVoice, activity)
  const apiKeyRepository = createApiKeyRepository(database.db)
  const calls = wireCalls({
    config,
    database: database.db,
    log: app.log,
    memoryConsent: {
      read: readCallMemoryConsent,
      store: (transaction, userId, isGranted) =>
        storeConsent(transaction, { userId, kind: 'call_memory', isGranted }),
    },
    consumeWordsLimit: (userId, characters) =>
      accounts.rateLimits.consume(
        hostedWordsLimit,
        userId,
        Math.ceil(characters / hostedUtteranceUnitLength),
      ),
    authenticateKey: (key, network) =>
      authenticateApiKey(
        { apiKeys: apiKeyRepository, rateLimits: accounts.rateLimits },
        key,
        network,
      ),
    consumeStartLimit: (userId) => accounts.rateLimits.consume(callStartLimit, userId),
    enqueueAnalyses: analysis.enqueue,
    requestAnalysis: analysis.request,
    voice: {
      clock: systemClock,
      createDialogue: voicePipeline.createDialogue,
      startRealtime: voicePipeline.startRealtime,
      ...replacements,
      speechToText,
      textToSpeech,
      localTextToSpeech,
    },
    canServePublicCalls: voicePipeline.canServePublicCalls,
    hostedVoice,
  })
  const apiKeyDeps = {
    apiKeys: apiKeyRepository,
    jobs,
    origin: config.publicUrl.origin,
    consume: accounts.rateLimits.consume,
    endCallOfKey: calls.endCallOfKey,
    onError: (error: unknown) =>
      app.log.error({ err: error }, 'failed to end the call of a revoked key'),
  }
  const catalogue = createCatalogueRepository(database.db, config.publicUrl)
  const publicContent = wirePublicContent({ config, database, jobs, accounts, catalogue })
  const samples = createSampleRepository(database.db, config.publicUrl)
  const sendMail = createMailDelivery({
    smtpUrl: config.smtpUrl,
    from: config.mailFrom,
    directory: getMailDirectory(config),
    renderDocument: billing.renderDocument,
  })
  const eraseAccount = accounts.createEraseAccount([calls.endUserCall, billing.prepareErasure])
  const retention = wireRetention({ config, database: database.db, jobs, eraseAccount })
  return {
    app,
    database,
    jobs,
    accounts,
    administration,
    monitoring,
    stripeAccount,
    billing,
    analysis,
    appointments,
    retention,
    espeak,
    voicePipeline,
    textToSpeech,
    localTextToSpeech,
    callServices: describeCallServices({
      ...voicePipeline,
      speechToText,
      textToSpeech,
      hosted: hostedVoice && {
        recipient: hostedVoice.recipient,
        roomScript: config.hostedVoice?.roomScript?.href ?? null,
      },
    }),
    calls,
    apiKeyDeps,
    eraseAccount,
    publicContent,
    catalogue,
    samples,
    sendMail,
  }
}

/** Logged when a transaction is retried because it conflicted with another one. */
export const transactionRetriedMessage = 'transaction repeated after a conflict'

/**
 * Opens the configured database, and logs its failures, its copies and the retried transactions.
 */
const openLoggedDatabase = (
  { database }: Pick<Config, 'database'>,
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>,
  /** Called when the embedded database has exited and cannot be restarted. */
  onDatabaseLost: ((error: Error) => void) | undefined,
) =>
  openDatabase(database, (error) => log.warn({ err: error }, 'database connection lost'), {
    // Logged just before the engine restarts; docs/OPERATIONS.md quotes the message.
    onRestart: (error) => log.error({ err: error }, 'embedded database reopened'),
    onCopied: (directory) => log.warn({ directory }, 'database copied before migration'),
    onRetry: (error) => log.warn({ err: error }, transactionRetriedMessage),
    ...(onDatabaseLost && { onDatabaseLost }),
  })

/** Returns the directory in which mails are written while no mail server is configured. */
export const getMailDirectory = ({ dataDirectory }: Config) => path.join(dataDirectory, 'mail')
