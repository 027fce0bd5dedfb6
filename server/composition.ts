import path from 'node:path'
import type { Duplex } from 'node:stream'
import { createRouterClient, implement } from '@orpc/server'
import type { FastifyRequest } from 'fastify'
import { companions } from '../content/companions/companions'
import { contract } from '../contract/contract'
import { mailboxRoutes } from '../emulators/mail/mailbox-routes'
import { createEspeak } from '../providers/espeak/create-espeak'
import { createScriptedDialogue } from '../voice/brain/create-scripted-dialogue'
import { summariseConversation } from '../voice/brain/summarise-conversation'
import { speakingFrench } from '../voice/speech/speaking-french'
import type { Config } from './config'
import { describeStart } from './describe-start'
import { readCallMemoryConsent, storeConsent } from './features/accounts/consents'
import { analyseConversation } from './features/analysis/analyse-conversation'
import { createAnalysisRepository } from './features/analysis/analysis-repository'
import { requestAnalysis } from './features/analysis/request-analysis'
import type { EnqueueAnalysis } from './features/calls/settle-call'
import { createCatalogueRepository } from './features/catalogue/catalogue-repository'
import { createCatalogueRoutes } from './features/catalogue/catalogue-routes'
import { seedCompanions } from './features/catalogue/seed-companions'
import { createFeedbackRepository } from './features/feedback/feedback-repository'
import { createFeedbackRoutes } from './features/feedback/feedback-routes'
import { createHistoryRepository } from './features/history/history-repository'
import { createHistoryRoutes } from './features/history/history-routes'
import { portraitRoutes } from './features/portraits/portrait-routes'
import { systemClock } from './platform/clock'
import { openDatabase } from './platform/database/open-database'
import { healthRoutes } from './platform/health/health-routes'
import { api } from './platform/http/api'
import { apiReference } from './platform/http/api-reference'
import { createHttpServer } from './platform/http/create-http-server'
import { isLoopbackRequest } from './platform/http/loopback'
import { pages } from './platform/http/pages'
import type { RequestContext } from './platform/http/procedures'
import { staticFiles } from './platform/http/static-files'
import { createJobQueue } from './platform/jobs/job-queue'
import { createMailDelivery } from './platform/mail/create-mail-delivery'
import { wireAccounts } from './wire-accounts'
import { type Voice, wireCalls } from './wire-calls'

type Options = {
  config: Config
  /** Instead of the embedded voice, for tests and measurements. */
  voice?: Partial<Voice>
  /** The built client; none while developing, where Vite serves it. */
  clientDirectory?: string
  hasPages?: boolean
}

const mailOptionsOf = ({ smtpUrl, mailFrom, dataDirectory }: Config) => ({
  smtpUrl,
  from: mailFrom,
  directory: path.join(dataDirectory, 'mail'),
})

/** Ten calls a minute for each account (05, « Security »). */
const callStartLimit = { name: 'call-start', max: 10, windowSeconds: 60 }

const refuseUpgrade = (socket: Duplex) =>
  socket.end('HTTP/1.1 404 Not Found\r\nconnection: close\r\n\r\n')

export type Product = Awaited<ReturnType<typeof compose>>

/** Wires the whole product in one process. It does not listen: the caller decides how. */
export async function compose({ config, voice, clientDirectory, hasPages = true }: Options) {
  const database = await openDatabase(config.database)
  const app = await createHttpServer(config)
  const jobs = createJobQueue({
    pool: database.pool,
    onError: (error) => app.log.error({ err: error }, 'job queue'),
  })

  const accounts = wireAccounts({ config, database: database.db, jobs, log: app.log })
  const catalogue = createCatalogueRepository(database.db, config.publicUrl)
  const contextOf = async (request: FastifyRequest): Promise<RequestContext> => ({
    user: await accounts.findPerson(request),
    isOnThisMachine: config.isLoopback && isLoopbackRequest(request),
  })
  const espeak = createEspeak()
  const analyses = createAnalysisRepository(database.db)
  const enqueueAnalysis: EnqueueAnalysis = (transaction, conversationId) =>
    jobs.enqueue(transaction, 'analyse-conversation', { conversationId }, { delaySeconds: 5 })
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
    enqueueAnalysis,
    requestAnalysis: (person, request) =>
      requestAnalysis(
        analyses,
        (conversationId) => jobs.enqueue(null, 'analyse-conversation', { conversationId }),
        person,
        request,
      ),
    voice: {
      clock: systemClock,
      textToSpeech: speakingFrench(espeak),
      createDialogue: createScriptedDialogue,
      ...voice,
    },
  })

  const router = implement(contract)
    .$context<RequestContext>()
    .router({
      me: accounts.meRoutes,
      agents: createCatalogueRoutes(catalogue),
      calls: calls.routes,
      conversations: createHistoryRoutes(createHistoryRepository(database.db), config.publicUrl),
      feedbacks: createFeedbackRoutes(createFeedbackRepository(database.db)),
    } as never)

  await app.register(healthRoutes, {
    checks: { database: () => database.pool.query('select 1'), jobs: jobs.check },
  })
  await accounts.mount(app)
  await app.register(portraitRoutes, { findCompanion: catalogue.findPortrait })
  await app.register(apiReference, { contract, publicOrigin: config.publicUrl.origin })
  await app.register(api, { router, contextOf })
  if (!config.smtpUrl && config.isLoopback)
    await app.register(mailboxRoutes, {
      directory: mailOptionsOf(config).directory,
      isLoopback: isLoopbackRequest,
    })
  if (clientDirectory) await app.register(staticFiles, { directory: clientDirectory })
  if (hasPages)
    await app.register(pages, {
      isProduction: config.isProduction,
      publicOrigin: config.publicUrl.origin,
      createApi: (request) =>
        createRouterClient(router, { context: () => contextOf(request) as never }) as never,
      isDemonstration: (request) => config.isLoopback && isLoopbackRequest(request),
    })

  // Before the server waits for its connections to end: a call's is open for hours.
  app.addHook('preClose', calls.stop)
  let isStopping = false
  app.addHook('onClose', async () => {
    isStopping = true
    await espeak.close()
    await jobs.stop()
    await database.close()
  })
  await seedCompanions(database.db, companions)
  await jobs.start()
  await jobs.work('analyse-conversation', ({ conversationId }) =>
    analyseConversation(analyses, summariseConversation, conversationId),
  )
  await calls.start()
  await jobs.work('send-mail', createMailDelivery(mailOptionsOf(config)))
  await app.ready()

  return {
    app,
    database,
    jobs,
    /** Sockets; answers whether the address was one of ours. */
    onUpgrade: calls.onUpgrade,
    async listen() {
      app.server.on('upgrade', (request, socket, head) => {
        if (!calls.onUpgrade(request, socket, head)) refuseUpgrade(socket)
      })
      // Its first sentence would wait half a second.
      if (config.isLoopback && !voice?.textToSpeech)
        void espeak.warmUp().catch((error: unknown) => {
          // Stopped before it had started: nobody is missing a voice.
          if (!isStopping) app.log.error({ err: error }, 'espeak')
        })
      // Fastify would announce its address as a line of JSON; ours is for people.
      const { level } = app.log
      app.log.level = 'warn'
      await app.listen({ host: config.host, port: config.port })
      app.log.level = level
      return describeStart(config)
    },
    close: () => app.close(),
  }
}
