import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { sendProblem } from '../../server/platform/http/create-http-server'
import { renderMailbox, renderMessage } from './mailbox-pages'
import { mailboxStyle } from './mailbox-style'
import { findMessage, listMailbox } from './read-mailbox'

type Options = {
  /** Where the mail delivery writes. */
  directory: string
  isLoopback(request: FastifyRequest): boolean
}

/** Nothing runs; the sheet and the logo are loaded, and messages carry their styles inline. */
const policy =
  "default-src 'none'; style-src 'self'; img-src 'self'; style-src-attr 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** /dev/mail: what would have been sent, for whoever tries the product on this machine (02). */
export async function mailboxRoutes(app: FastifyInstance, { directory, isLoopback }: Options) {
  app.addHook('onRequest', async (request, reply) => {
    if (!isLoopback(request)) return sendProblem(reply, 'NOT_FOUND')
  })

  app.get('/dev/mail', async (_request, reply) =>
    sendPage(reply, renderMailbox(await listMailbox(directory))),
  )

  app.get('/dev/mail/style.css', (_request, reply) =>
    reply.type('text/css; charset=utf-8').header('cache-control', 'no-cache').send(mailboxStyle),
  )

  app.get<{ Params: { id: string } }>('/dev/mail/:id', async (request, reply) => {
    const message = await findMessage(directory, request.params.id)
    return message ? sendPage(reply, renderMessage(message)) : sendProblem(reply, 'NOT_FOUND')
  })
}

const sendPage = (reply: FastifyReply, html: string) =>
  reply
    .header('content-security-policy', policy)
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(html)
