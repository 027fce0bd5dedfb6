import type { Server } from 'node:http'
import helmet from '@fastify/helmet'
import Fastify, { type FastifyReply, type FastifyRequest, LogController } from 'fastify'
import { type AnswerCode, answerCodes } from '../../../contract/account/answer-codes'
import type { Config } from '../../config'
import { ApplicationError } from '../application-error'
import { describeError } from './describe-error'
import { codeForStatus, problemOf } from './encode-problem'
import { publicAddressOf } from './public-address'

const idleSweepMs = 100

/** 02, « API »: bodies are capped unless stated. */
const bodyLimitBytes = 100 * 1_024

export type HttpServer = Awaited<ReturnType<typeof createHttpServer>>

/** Fastify with what every answer needs: headers, one error shape, logs without personal data. */
export async function createHttpServer(config: Config) {
  const app = Fastify({
    bodyLimit: bodyLimitBytes,
    // An address that is none (« /%ff ») never reaches a route, nor the error handler below.
    frameworkErrors: (_error, _request, reply) => {
      sendProblem(reply, 'INPUT_INVALID')
    },
    // The one proxy in front; what stands further left in its header is the client's own word.
    trustProxy: config.trustProxy && ((_address: string, hop: number) => hop === 0),
    logger: {
      level: config.logLevel,
      // The address of the caller and the query (tickets, tokens) stay out of the log.
      serializers: {
        req: ({ method, url }) => ({ method, path: url?.split('?')[0] }),
        res: ({ statusCode }) => ({ status: statusCode }),
        err: describeError,
      },
    },
    // One line a request is for those who look for something; `info` tells what matters.
    logController: new LogController({
      disableRequestLogging: !['debug', 'trace'].includes(config.logLevel),
    }),
  })

  await app.register(helmet, {
    contentSecurityPolicy: false, // set per page: content-security-policy.ts
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: config.publicUrl.protocol === 'https:' && { maxAge: 31_536_000 },
    frameguard: { action: 'deny' },
  })

  app.addHook('onSend', async (_request, reply) => {
    reply.header('permissions-policy', 'microphone=(self), camera=(), geolocation=()')
    // What answers no page runs nothing.
    if (!reply.hasHeader('content-security-policy'))
      reply.header('content-security-policy', "default-src 'none'; frame-ancestors 'none'")
  })

  app.addHook('onRequest', async (request, reply) => {
    // « // » names nothing, here or anywhere.
    if (!URL.canParse(request.raw.url ?? '/', config.publicUrl.origin))
      return sendProblem(reply, 'INPUT_INVALID')
  })

  app.addHook('onRequest', async (request, reply) => {
    const address = publicAddressOf(request, config)
    if (address) return reply.redirect(address)
  })

  app.addHook('onRequest', async (request, reply) => {
    if (!isForeignChange(request, config.publicUrl.origin)) return
    return sendProblem(reply, 'ORIGIN_REFUSED')
  })

  app.addHook('preClose', () => closeConnectionsWhenIdle(app.server))

  app.setErrorHandler((error, request, reply) => {
    if (error instanceof ApplicationError) return sendProblem(reply, error.code)
    const status = statusOf(error)
    if (status >= 500) request.log.error({ err: error }, 'request failed')
    return sendProblem(reply, codeForStatus(status))
  })

  return app
}

/**
 * A stop closes the connections that are idle as it begins; one that was still being answered would
 * otherwise be kept for the next request, which never comes, over a minute.
 */
async function closeConnectionsWhenIdle(server: Server) {
  if (!server.listening) return
  const sweep = setInterval(() => server.closeIdleConnections(), idleSweepMs)
  server.once('close', () => clearInterval(sweep))
}

/** Every mutation says where it comes from, except one from a program, which sends no Origin. */
const isForeignChange = ({ method, headers }: FastifyRequest, origin: string) =>
  !['GET', 'HEAD', 'OPTIONS'].includes(method) &&
  headers.origin !== undefined &&
  headers.origin !== origin

const statusOf = (error: unknown) =>
  error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number'
    ? error.statusCode
    : 500

export const sendProblem = (reply: FastifyReply, code: AnswerCode) =>
  reply.code(answerCodes[code].status).send(problemOf(code))
