import { createRouterClient, implement } from '@orpc/server'
import type { FastifyRequest } from 'fastify'
import { contract } from '../contract/contract'
import type { Config } from './config'
import { createFeedbackRepository } from './features/feedback/feedback-repository'
import { createFeedbackRoutes } from './features/feedback/feedback-routes'
import { openDatabase } from './platform/database/open-database'
import { healthRoutes } from './platform/health/health-routes'
import { api } from './platform/http/api'
import { createHttpServer } from './platform/http/create-http-server'
import { isLoopbackRequest } from './platform/http/loopback'
import { pages } from './platform/http/pages'
import type { RequestContext } from './platform/http/procedures'
import { staticFiles } from './platform/http/static-files'
import { createJobQueue } from './platform/jobs/job-queue'

type Options = {
  config: Config
  /** The built client; none while developing, where Vite serves it. */
  clientDirectory?: string
  hasPages?: boolean
}

/** What `npm start` prints: the address, the mode, and what stands in for what. */
function describeStart({ publicUrl, isLoopback, database, smtpUrl, dataDirectory }: Config) {
  const mode = isLoopback ? 'démonstration' : 'configuré'
  const lines = [`Amivoix est prêt : ${publicUrl.origin}`, `Mode ${mode}`]
  if (database.kind === 'embedded')
    lines.push(`  base de données : PostgreSQL embarqué, dans ${database.directory}`)
  if (!smtpUrl) lines.push(`  courriels : fichiers .eml, dans ${dataDirectory}/mail`)
  if (!smtpUrl && isLoopback) lines.push(`              à lire sur ${publicUrl.origin}/dev/mail`)
  if (isLoopback)
    lines.push('  voix et compagnons : synthèse embarquée et dialogues écrits, sans clé')
  return lines.join('\n')
}

export type Product = Awaited<ReturnType<typeof compose>>

/** Wires the whole product in one process. It does not listen: the caller decides how. */
export async function compose({ config, clientDirectory, hasPages = true }: Options) {
  const database = await openDatabase(config.database)
  const app = await createHttpServer(config)
  const jobs = createJobQueue({
    pool: database.pool,
    onError: (error) => app.log.error({ err: error }, 'job queue'),
  })

  const contextOf = async (_request: FastifyRequest): Promise<RequestContext> => ({ user: null })

  const router = implement(contract)
    .$context<RequestContext>()
    .router({
      feedbacks: createFeedbackRoutes(createFeedbackRepository(database.db)),
    } as never)

  await app.register(healthRoutes, {
    checks: { database: () => database.pool.query('select 1'), jobs: jobs.check },
  })
  await app.register(api, { router, contextOf })
  if (clientDirectory) await app.register(staticFiles, { directory: clientDirectory })
  if (hasPages)
    await app.register(pages, {
      isProduction: config.isProduction,
      publicOrigin: config.publicUrl.origin,
      createApi: (request) =>
        createRouterClient(router, { context: () => contextOf(request) as never }) as never,
      isDemonstration: (request) => config.isLoopback && isLoopbackRequest(request),
    })

  app.addHook('onClose', async () => {
    await jobs.stop()
    await database.close()
  })
  await jobs.start()
  await app.ready()

  return {
    app,
    database,
    jobs,
    async listen() {
      await app.listen({ host: config.host, port: config.port })
      return describeStart(config)
    },
    close: () => app.close(),
  }
}
