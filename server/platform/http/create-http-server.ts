import type { Server } from 'node:http'
import helmet from '@fastify/helmet'
import Fastify, { type FastifyReply, type FastifyRequest, LogController } from 'fastify'
import {
  type KnownErrorCode,
  knownErrorCodes,
  readRetryAfterSeconds,
} from '../../../contract/account/known-error-codes'
import type { Config } from '../../config'
import { ApplicationError } from '../application-error'
import { isDatabaseUnavailable } from '../database/database-unavailable'
import { createProblem, findCodeForStatus } from './api/encode-problem'
import { describeError } from './describe-error'
import { findLoopbackRedirect } from './find-loopback-redirect'
import { type RequestDeadlines, requestDeadlines } from './request-deadlines'
import { createRequestIdGenerator } from './request-id'

/** How often a stopping server closes the connections that have become idle. */
const idleSweepMs = 100

/** The body limit of routes that set no other limit. */
const bodyLimitBytes = 100 * 1_024

/** A year: how long browsers use only https for this host after a response over https. */
const strictTransportSecuritySeconds = 31_536_000

export type HttpServer = Awaited<ReturnType<typeof createHttpServer>>

type Options = {
  /**
   * Whether the database is down. Called when a request has failed unexpectedly, because the errors
   * of libraries do not always state the cause.
   */
  isDatabaseDown?(): Promise<boolean>
  deadlines?: RequestDeadlines
  /** Called with the message of each error that is logged. */
  onErrorLogged?(message: string): void
  /** Where the log is written, for tests; standard output by default. */
  logStream?: NodeJS.WritableStream
}

/**
 * Creates Fastify with security headers, the API's error shape and logs without personal data.
 */
export async function createHttpServer(
  config: Config,
  { deadlines = requestDeadlines, logStream, isDatabaseDown, onErrorLogged }: Options = {},
) {
  const app = Fastify({
    bodyLimit: bodyLimitBytes,
    requestTimeout: deadlines.requestMs,
    http: {
      headersTimeout: deadlines.headersMs,
      connectionsCheckingInterval: deadlines.checkIntervalMs,
    },
    genReqId: createRequestIdGenerator(config),
    // A malformed URL such as "/%ff" reaches neither a route nor the error handler below.
    frameworkErrors: (_error, request, reply) => {
      reply.header('x-request-id', request.id)
      sendProblem(reply, 'INPUT_INVALID')
    },
    // Trusts the configured proxies only; the addresses that clients send may be forged.
    trustProxy: toFastifyTrustProxy(config.trustProxy),
    logger: {
      level: config.logLevel,
      ...(logStream && { stream: logStream }),
      hooks: {
        logMethod(input, write, level) {
          const message = input.find((part: unknown) => typeof part === 'string')
          if (level >= errorLevel) onErrorLogged?.(message ?? 'error')
          write.apply(this, input)
        },
      },
      timestamp: () => `,"time":"${new Date().toISOString()}"`,
      // The log contains neither IP addresses nor query strings, which may carry tickets and
      // tokens.
      serializers: {
        req: ({ method, url }) => ({ method, path: url?.split('?')[0] }),
        res: ({ statusCode }) => ({ status: statusCode }),
        err: describeError,
      },
    },
    // A line per request is for debugging only.
    logController: new LogController({
      requestIdLogLabel: 'requestId',
      disableRequestLogging: !['debug', 'trace'].includes(config.logLevel),
    }),
  })

  await app.register(helmet, {
    contentSecurityPolicy: false, // set for each response: below, and in content-security-policy.ts
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: config.publicUrl.protocol === 'https:' && {
      maxAge: strictTransportSecuritySeconds,
    },
    frameguard: { action: 'deny' },
  })

  app.addHook('onSend', async (request, reply) => {
    if (!reply.hasHeader('permissions-policy'))
      reply.header('permissions-policy', 'microphone=(self), camera=(), geolocation=()')
    // Most API responses are about a user; the public ones set their own cache lifetime.
    if (request.url.startsWith('/api/') && !reply.hasHeader('cache-control'))
      reply.header('cache-control', 'no-store')
    const retryAfter = findRetryAfterSeconds(reply.statusCode)
    if (retryAfter !== undefined && !reply.hasHeader('retry-after'))
      reply.header('retry-after', retryAfter)
    // Responses that are not pages need no scripts, styles or frames.
    if (!reply.hasHeader('content-security-policy'))
      reply.header('content-security-policy', "default-src 'none'; frame-ancestors 'none'")
  })

  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id)
    // "//" is not a valid URL, and "//other.example/" is one of another site.
    const { origin } = config.publicUrl
    const url = request.raw.url ?? '/'
    if (!URL.canParse(url, origin) || new URL(url, origin).origin !== origin)
      return sendProblem(reply, 'INPUT_INVALID')
  })

  app.addHook('onRequest', async (request, reply) => {
    const redirectUrl = findLoopbackRedirect(request, config)
    if (redirectUrl) return reply.redirect(redirectUrl)
  })

  app.addHook('onRequest', async (request, reply) => {
    if (!isCrossOriginMutation(request, config.publicUrl.origin)) return
    return sendProblem(reply, 'ORIGIN_REFUSED')
  })

  app.addHook('preClose', () => closeConnectionsWhenIdle(app.server))

  // Pages answer every GET, so only requests with another method arrive here.
  app.setNotFoundHandler((_request, reply) => sendProblem(reply, 'NOT_FOUND'))

  app.setErrorHandler(async (error, request, reply) => {
    if (error instanceof ApplicationError) return sendProblem(reply, error.code, error.details)
    const status = readStatus(error)
    if (status >= 500) request.log.error({ err: error }, 'request failed')
    const isUnavailable =
      status >= 500 && (isDatabaseUnavailable(error) || (await isDatabaseDown?.()))
    return sendProblem(reply, isUnavailable ? 'DATABASE_UNAVAILABLE' : findCodeForStatus(status))
  })

  return app
}

/**
 * Retry-After of 429 responses whose error does not contain the seconds to wait: the length of the
 * shortest window of a rate limit.
 */
const rateLimitSeconds = 60

/** Retry-After of 503 responses: by then the database may be back, or another call may be over. */
const unavailableSeconds = 5

/** Returns the default `retry-after` of a status, in seconds; undefined for a status without one. */
function findRetryAfterSeconds(status: number) {
  if (status === 429) return rateLimitSeconds
  if (status === 503) return unavailableSeconds
  return undefined
}

/** Pino's number for the level "error"; "fatal" is 60. */
const errorLevel = 50

/**
 * When Fastify stops, it closes the connections that are idle at that moment. This function closes
 * the other connections as soon as they become idle; otherwise keep-alive would delay the stop by
 * over a minute.
 */
async function closeConnectionsWhenIdle(server: Server) {
  if (!server.listening) return
  const sweepTimer = setInterval(() => server.closeIdleConnections(), idleSweepMs)
  server.once('close', () => clearInterval(sweepTimer))
}

/** Converts a number of proxies to a function: with a number, Fastify would trust no proxy. */
const toFastifyTrustProxy = (trustProxy: Config['trustProxy']) =>
  typeof trustProxy === 'number' ? (_address: string, hop: number) => hop < trustProxy : trustProxy

/**
 * Whether a mutation comes from a page of another site. Browsers send Origin with every mutation,
 * so requests without this header come from other clients, and are accepted.
 */
const isCrossOriginMutation = ({ method, headers }: FastifyRequest, origin: string) =>
  !['GET', 'HEAD', 'OPTIONS'].includes(method) &&
  headers.origin !== undefined &&
  headers.origin !== origin

const readStatus = (error: unknown) =>
  error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number'
    ? error.statusCode
    : 500

/** Sends an error code as the API's problem JSON, with the code's HTTP status. */
export function sendProblem(reply: FastifyReply, code: KnownErrorCode, details?: unknown) {
  const retryAfterSeconds = readRetryAfterSeconds(details)
  if (retryAfterSeconds !== undefined) reply.header('retry-after', retryAfterSeconds)
  return reply.code(knownErrorCodes[code].status).send(createProblem(code, details))
}
