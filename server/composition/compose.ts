import { createRouterClient } from '@orpc/server'
import type { FastifyRequest } from 'fastify'
import { companions } from '../../content/companions/companions'
import { hello } from '../../content/samples/hello'
import { sampleConversation } from '../../content/samples/sample-conversation'
import { contract } from '../../contract/contract'
import { describeStart } from '../describe-start'
import { createAgentListHandler } from '../features/catalogue/agent-list-response'
import { seedCompanions } from '../features/catalogue/seed-companions'
import { findHelloCompanion } from '../features/hello/hello-repository'
import { helloVoiceRoute } from '../features/hello/hello-voice-route'
import { sampleAudioRoutes } from '../features/samples/sample-audio-routes'
import { requireFreeDiskSpace } from '../platform/database/describe-embedded-failure'
import { healthRoutes } from '../platform/health/health-routes'
import { api } from '../platform/http/api/api'
import type { RequestContext } from '../platform/http/api/procedures'
import { apiReference } from '../platform/http/api-reference/api-reference'
import { createLoopbackCheck } from '../platform/http/loopback'
import { pages } from '../platform/http/pages/pages'
import { staticFiles } from '../platform/http/pages/static-files'
import { refuseUpgrade } from '../platform/http/refuse-upgrade'
import { getNetwork } from '../platform/rate-limits/consume-for-network'
import { getNetworkKey } from '../platform/rate-limits/get-network-key'
import { createRouter } from './create-router'
import { createServices, getMailDirectory, type Options, type Services } from './create-services'
import { checkVoice } from './voice/check-voice'
import { warmUp } from './warm-up'
import { hasMailbox, mountEmulators } from './wire-emulators'

export type Application = Awaited<ReturnType<typeof compose>>

/**
 * Creates, connects and starts all services of the process; the returned `listen` opens the port.
 */
export async function compose(options: Options) {
  const services = await createServices(options)
  await mountRoutes(services, options)
  registerShutdown(services)
  await startServices(services)
  const { app, database, jobs, calls } = services
  return {
    app,
    database,
    jobs,
    /** Erases an account exactly as when its owner requests it. */
    eraseAccount: services.eraseAccount,
    /** Handles a WebSocket upgrade. Returns false when the path is not that of a call. */
    onUpgrade: calls.onUpgrade,
    listen: () => listen(services, options),
    close: () => app.close(),
  }
}

/**
 * Whether calls can use the embedded voice. In loopback mode any call can; public calls use it when
 * another voice fails, or when the caller has not consented to the service that provides that voice.
 * No call can use it when a test or a benchmark replaces the synthesiser.
 */
const canUseEmbeddedVoice = (
  { config, voice }: Options,
  { canServePublicCalls }: { canServePublicCalls: boolean },
) => (config.isLoopback || canServePublicCalls) && !voice?.textToSpeech

/** Registers the HTTP routes. The pages come last, because they answer every remaining GET. */
async function mountRoutes(services: Services, options: Options): Promise<void> {
  const { config, clientDirectory, hasPages = true } = options
  const { app, database, jobs, accounts, stripeAccount, billing } = services
  const { catalogue, samples, textToSpeech, localTextToSpeech } = services
  const { localSpeech } = services.voicePipeline
  const { publicUrl, isProduction } = config
  const isLoopbackRequest = createLoopbackCheck(config)
  const canGetAudio = (request: FastifyRequest) =>
    services.voicePipeline.canServePublicCalls || isLoopbackRequest(request)
  const createErrorReporter = (request: FastifyRequest) => (error: unknown) =>
    request.log.error({ err: error }, 'request failed')
  const createContext = async (request: FastifyRequest): Promise<RequestContext> => ({
    ...(await accounts.findRequester(request)),
    cookies: request.headers.cookie,
    network: getNetwork(request.ip),
    isLoopbackRequest: isLoopbackRequest(request),
    reportError: createErrorReporter(request),
  })
  const router = createRouter({
    ...services,
    appointments: services.appointments.deps,
    articles: services.publicContent.articles,
    database: database.db,
    config,
    conversation: sampleConversation,
    hello,
    canServePublicCalls: services.voicePipeline.canServePublicCalls,
    fetchImage: options.fetchImage,
  })

  await services.monitoring.mount(app)
  await app.register(healthRoutes, {
    checks: {
      database: () => database.pool.query('select 1'),
      // On a full disk the database still answers queries, but refuses every write.
      disk: async () => {
        if (database.kind === 'embedded') requireFreeDiskSpace(config.dataDirectory)
      },
      jobs: jobs.check,
      // Checks no voice if a speech service is configured, because each request to it may cost money,
      // or if calls cannot use the embedded voice.
      voice: async () => {
        if (
          config.voiceServices.textToSpeech ||
          !canUseEmbeddedVoice(options, services.voicePipeline)
        )
          return
        await checkVoice({ embedded: services.espeak, local: localSpeech })
      },
    },
    optionalChecks: localSpeech ? { localSpeech: localSpeech.checkReady } : {},
  })
  await accounts.mount(app, services.eraseAccount)
  await billing.mount(app)
  await services.appointments.mount(app, accounts.findSignedInUser)
  await services.calls.mount(app)
  await services.publicContent.mount(app, isLoopbackRequest)
  await app.register(sampleAudioRoutes, {
    samples,
    textToSpeech,
    conversation: sampleConversation,
    voiceNames: services.voicePipeline.voiceNames,
    canGetAudio,
  })
  await app.register(helloVoiceRoute, {
    hello,
    findCompanion: (id) => findHelloCompanion(database.db, id),
    textToSpeech,
    localTextToSpeech,
    canGetAudio,
    isLoopbackRequest,
    consume: accounts.rateLimits.consume,
  })
  const credits = localSpeech?.credits ?? []
  if (credits.length > 0)
    app.get('/credits.txt', (_request, reply) =>
      reply.type('text/plain; charset=utf-8').send(`${credits.join('\n')}\n`),
    )
  await app.register(apiReference, { contract, publicOrigin: publicUrl.origin })
  await app.register(api, {
    router,
    createContext,
    encodedResponses: [
      { procedure: contract.agents.list, send: createAgentListHandler(catalogue) },
    ],
  })
  await mountEmulators(app, {
    config,
    database: database.db,
    mailDirectory: getMailDirectory(config),
    stripeAccount,
  })
  if (clientDirectory) await app.register(staticFiles, { directory: clientDirectory })
  if (hasPages)
    await app.register(pages, {
      clientDirectory,
      isProduction,
      publicOrigin: publicUrl.origin,
      analyticsId: config.analyticsId,
      createApi: (request) => createRouterClient(router, { context: () => createContext(request) }),
      isDemonstration: isLoopbackRequest,
      canUseGoogle: accounts.canUseGoogle,
      hasMailbox: (request) => hasMailbox(config) && isLoopbackRequest(request),
      callServices: services.callServices,
      createErrorReporter,
      getClientKey: (request) => (isLoopbackRequest(request) ? null : getNetworkKey(request.ip)),
    })
}

/** Stops the services in order when the HTTP server closes. */
function registerShutdown(services: Services) {
  const { app, calls, espeak, voicePipeline, monitoring, jobs, database } = services
  // Calls end before the server waits for its connections to close, because a call's connection may
  // stay open for hours.
  app.addHook('preClose', calls.stop)
  app.addHook('onClose', async () => {
    await espeak.close()
    await voicePipeline.localSpeech?.close()
    await monitoring.stop()
    await jobs.stop()
    await database.close()
  })
}

async function startServices(services: Services) {
  const { app, database, jobs, accounts, administration, billing } = services
  const { analysis, appointments, calls, publicContent, retention, sendMail } = services
  await database.prepare(async () => {
    await seedCompanions(database.db, companions)
    await jobs.start()
  })
  for (const service of [analysis, appointments, publicContent, calls]) await service.start()
  await jobs.work('end-calls-of-key', ({ keyId }) => calls.endCallOfKey(keyId))
  for (const name of ['send-mail', 'send-farewell', 'send-receipt'] as const)
    await jobs.work(name, sendMail)
  await accounts.start()
  await billing.start()
  await retention.start()
  await administration.start()
  services.monitoring.start()
  await app.ready()
}

/** Starts listening; returns the text to print for the operator. */
async function listen({ app, calls, espeak, voicePipeline }: Services, options: Options) {
  const { config, shouldWarmUp = true } = options
  app.server.on('upgrade', (request, socket, head) => {
    if (!calls.onUpgrade(request, socket, head)) refuseUpgrade(socket)
  })
  if (shouldWarmUp)
    warmUp(app, { espeak: canUseEmbeddedVoice(options, voicePipeline) ? espeak : null })
  voicePipeline.localSpeech?.start().catch((error: unknown) => {
    app.log.error({ err: error }, 'local speech failed to start')
  })
  // Keeps Fastify from logging the address as JSON: the returned text already contains it.
  const { level } = app.log
  app.log.level = 'warn'
  await app.listen({ host: config.host, port: config.port })
  app.log.level = level
  return describeStart(config, voicePipeline)
}
