import path from 'node:path'
import type { Duplex } from 'node:stream'
import { createRouterClient } from '@orpc/server'
import type { FastifyRequest } from 'fastify'
import { companions } from '../../content/companions/companions'
import { sampleConversation } from '../../content/samples/sample-conversation'
import { contract } from '../../contract/contract'
import { createEspeak } from '../../providers/espeak/create-espeak'
import { createScriptedDialogue } from '../../voice/brain/create-scripted-dialogue'
import { speakingFrench } from '../../voice/speech/speaking-french'
import type { Config } from '../config'
import { describeStart } from '../describe-start'
import { readCallMemoryConsent, storeConsent } from '../features/accounts/consents'
import { agentListRoute } from '../features/catalogue/agent-list-route'
import { createCatalogueRepository } from '../features/catalogue/catalogue-repository'
import { seedCompanions } from '../features/catalogue/seed-companions'
import { portraitRoutes } from '../features/portraits/portrait-routes'
import { createSampleRepository } from '../features/samples/sample-repository'
import { sampleSounds } from '../features/samples/sample-sounds'
import { createSubscriptionReader } from '../features/wallet/subscription-reader'
import { systemClock } from '../platform/clock'
import { openDatabase } from '../platform/database/open-database'
import { healthRoutes } from '../platform/health/health-routes'
import { api } from '../platform/http/api'
import { apiReference } from '../platform/http/api-reference'
import { createHttpServer } from '../platform/http/create-http-server'
import { onThisMachine } from '../platform/http/loopback'
import { pages } from '../platform/http/pages'
import type { RequestContext } from '../platform/http/procedures'
import { staticFiles } from '../platform/http/static-files'
import { failedJobMail } from '../platform/jobs/failed-job-mail'
import { createJobQueue } from '../platform/jobs/job-queue'
import { createMailDelivery } from '../platform/mail/create-mail-delivery'
import { networkOf } from '../platform/rate-limits/network-of'
import { createRouter } from './create-router'
import { wireAccounts } from './wire-accounts'
import { wireAnalyses } from './wire-analyses'
import { type Voice, wireCalls } from './wire-calls'
import { endingOwnSubscriptions, wireDeclarations } from './wire-declarations'
import { googleOf, mountStandIns, paymentServiceOf } from './wire-emulators'
import { wireLedger } from './wire-ledger'
import { wirePayments } from './wire-payments'
import { wireRetention } from './wire-retention'

type Options = {
  config: Config
  /** Instead of the embedded voice, for tests and measurements. */
  voice?: Partial<Voice>
  /** The built client; none while developing, where Vite serves it. */
  clientDirectory?: string
  hasPages?: boolean
}

/** Ten calls a minute for each account (05, « Security »). */
const callStartLimit = { name: 'call-start', max: 10, windowSeconds: 60 }

export type Product = Awaited<ReturnType<typeof compose>>

/** Wires the whole product in one process. It does not listen: the caller decides how. */
export async function compose(options: Options) {
  const parts = await createParts(options)
  await mountHttp(parts, options)
  stopInOrder(parts)
  await startWork(parts)
  const { app, database, jobs, calls } = parts
  return {
    app,
    database,
    jobs,
    /** Sockets; answers whether the address was one of ours. */
    onUpgrade: calls.onUpgrade,
    listen: () => listen(parts, options),
    close: () => app.close(),
  }
}

type Parts = Awaited<ReturnType<typeof createParts>>

/** Every part of the product, made and handed to those that need it; nothing runs yet. */
async function createParts({ config, voice }: Options) {
  const app = await createHttpServer(config)
  const database = await openDatabase(config.database, (error) =>
    app.log.warn({ err: error }, 'database connection lost'),
  )
  const jobs = createJobQueue({
    pool: database.pool,
    log: app.log,
    composeAlert: config.adminEmail
      ? failedJobMail(config.adminEmail, config.publicUrl)
      : undefined,
  })
  const retention = wireRetention(database.db, jobs)
  const subscriptions = createSubscriptionReader(database.db)
  const accounts = wireAccounts({
    config,
    google: googleOf(config),
    database: database.db,
    jobs,
    log: app.log,
    hasPremium: subscriptions.hasPremium,
  })
  const paymentService = paymentServiceOf(config)
  const payments = wirePayments({
    service: paymentService,
    config,
    database: database.db,
    jobs,
    log: app.log,
    subscriptions,
    endOwnSubscription: endingOwnSubscriptions({ config, database: database.db, jobs }),
    count: accounts.limits.count,
    now: systemClock.now,
  })
  const declarations = wireDeclarations({
    config,
    database: database.db,
    jobs,
    office: payments.office,
    count: accounts.limits.count,
    now: systemClock.now,
  })
  const ledger = wireLedger({ config, database: database.db, jobs, log: app.log })
  const analyses = wireAnalyses(database.db, jobs)
  const espeak = createEspeak()
  const textToSpeech = voice?.textToSpeech ?? speakingFrench(espeak)
  const calls = wireCalls({
    config,
    database: database.db,
    log: app.log,
    memoryConsent: {
      read: readCallMemoryConsent,
      store: (transaction, userId, isGranted) =>
        storeConsent(transaction, userId, 'call_memory', isGranted),
    },
    countStart: (userId) => accounts.limits.count(callStartLimit, userId),
    enqueueAnalyses: analyses.enqueue,
    requestAnalysis: analyses.request,
    voice: {
      clock: systemClock,
      createDialogue: createScriptedDialogue,
      ...voice,
      textToSpeech,
    },
  })
  const catalogue = createCatalogueRepository(database.db, config.publicUrl)
  const samples = createSampleRepository(database.db, config.publicUrl)
  const sendMail = createMailDelivery({
    smtpUrl: config.smtpUrl,
    from: config.mailFrom,
    directory: mailDirectoryOf(config),
    makeDocument: payments.makeDocument,
  })
  return {
    app,
    database,
    jobs,
    accounts,
    subscriptions,
    paymentService,
    payments,
    declarations,
    ledger,
    analyses,
    retention,
    espeak,
    textToSpeech,
    calls,
    catalogue,
    samples,
    sendMail,
  }
}

const mailDirectoryOf = ({ dataDirectory }: Config) => path.join(dataDirectory, 'mail')

/** What answers at which address. */
async function mountHttp(
  parts: Parts,
  { config, clientDirectory, hasPages = true }: Options,
): Promise<void> {
  const { app, database, jobs, accounts, paymentService, payments } = parts
  const { catalogue, samples, textToSpeech } = parts
  const { publicUrl, isProduction } = config
  const isOnThisMachine = onThisMachine(config)
  const reportErrorOf = (request: FastifyRequest) => (error: unknown) =>
    request.log.error({ err: error }, 'request failed')
  const contextOf = async (request: FastifyRequest): Promise<RequestContext> => ({
    user: await accounts.findPerson(request),
    address: networkOf(request.ip),
    isOnThisMachine: isOnThisMachine(request),
    reportError: reportErrorOf(request),
  })
  const router = createRouter({
    ...parts,
    database: database.db,
    publicUrl,
    conversation: sampleConversation,
  })

  await app.register(healthRoutes, {
    checks: { database: () => database.pool.query('select 1'), jobs: jobs.check },
  })
  await accounts.mount(app, [
    parts.calls.endCallsOf,
    parts.declarations.settleWithdrawalsOf,
    payments.endSubscriptionsOf,
  ])
  await payments.mount(app, { findPerson: accounts.findPerson })
  await app.register(portraitRoutes, { findCompanion: catalogue.findPortrait })
  await app.register(sampleSounds, {
    samples,
    textToSpeech,
    conversation: sampleConversation,
    hasVoice: isOnThisMachine,
  })
  await app.register(apiReference, { contract, publicOrigin: publicUrl.origin })
  await app.register(agentListRoute, { read: catalogue.read })
  await app.register(api, { router, contextOf })
  await mountStandIns(app, {
    config,
    database: database.db,
    mailDirectory: mailDirectoryOf(config),
    paymentService,
  })
  if (clientDirectory) await app.register(staticFiles, { directory: clientDirectory })
  if (hasPages)
    await app.register(pages, {
      clientDirectory,
      isProduction,
      publicOrigin: publicUrl.origin,
      analyticsId: config.analyticsId,
      createApi: (request) => createRouterClient(router, { context: () => contextOf(request) }),
      isDemonstration: isOnThisMachine,
      hasGoogle: accounts.hasGoogle,
      reportErrorOf,
    })
}

function stopInOrder({ app, calls, espeak, jobs, database }: Parts) {
  // Before the server waits for its connections to end: a call's is open for hours.
  app.addHook('preClose', calls.stop)
  app.addHook('onClose', async () => {
    await espeak.close()
    await jobs.stop()
    await database.close()
  })
}

async function startWork(parts: Parts) {
  const { app, database, jobs, accounts, payments, declarations } = parts
  const { analyses, calls, retention, sendMail } = parts
  await seedCompanions(database.db, companions)
  await jobs.start()
  await analyses.start()
  await calls.start()
  await jobs.work('send-mail', sendMail)
  await jobs.work('send-farewell', sendMail)
  await jobs.work('send-receipt', sendMail)
  await accounts.start()
  await payments.start()
  await declarations.start()
  await parts.ledger.start()
  await retention.start()
  await app.ready()
}

/** Answers what to tell the person who started it. */
async function listen({ app, calls, espeak }: Parts, { config, voice }: Options) {
  app.server.on('upgrade', (request, socket, head) => {
    if (!calls.onUpgrade(request, socket, head)) refuseUpgrade(socket)
  })
  // Its first sentence would wait half a second.
  if (config.isLoopback && !voice?.textToSpeech) warmUp({ app, espeak })
  // Fastify would announce its address as a line of JSON; ours is for people.
  const { level } = app.log
  app.log.level = 'warn'
  await app.listen({ host: config.host, port: config.port })
  app.log.level = level
  return describeStart(config)
}

function warmUp({ app, espeak }: Pick<Parts, 'app' | 'espeak'>) {
  let isStopping = false
  app.server.once('close', () => {
    isStopping = true
  })
  espeak.warmUp().catch((error: unknown) => {
    // Stopped before it had started: nobody is missing a voice.
    if (!isStopping) app.log.error({ err: error }, 'espeak')
  })
}

function refuseUpgrade(socket: Duplex) {
  socket.on('error', () => socket.destroy())
  socket.end('HTTP/1.1 404 Not Found\r\nconnection: close\r\n\r\n')
}
