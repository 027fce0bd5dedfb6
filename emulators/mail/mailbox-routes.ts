import type { FastifyInstance, FastifyRequest } from 'fastify'
import { sendProblem } from '../../server/platform/http/create-http-server'
import { createPagePolicy, sendPage, sendStyle } from '../page/page-layout'
import { findMessage, listMailbox } from './mailbox'
import { renderMailbox, renderMessage } from './mailbox-pages'
import { mailboxStyle } from './mailbox-style'

type Options = {
  /** The folder that the mail delivery writes .eml files to. */
  directory: string
  isLoopbackRequest(request: FastifyRequest): boolean
}

/** Allows no scripts and no forms. Allows inline styles, because messages use them. */
const policy = createPagePolicy("'none'", [
  "style-src-attr 'unsafe-inline'",
  "style-src-elem 'self' 'unsafe-inline'",
])

/**
 * Serves /dev/mail on loopback: the messages that were written to disk because no SMTP server is
 * configured.
 */
export async function mailboxRoutes(
  app: FastifyInstance,
  { directory, isLoopbackRequest }: Options,
) {
  app.addHook('onRequest', async (request, reply) => {
    if (!isLoopbackRequest(request)) return sendProblem(reply, 'NOT_FOUND')
  })

  app.get('/dev/mail', async (_request, reply) =>
    sendPage(reply, renderMailbox(await listMailbox(directory)), policy),
  )

  app.get('/dev/mail/style.css', (_request, reply) => sendStyle(reply, mailboxStyle))

  app.get<{ Params: { id: string } }>('/dev/mail/:id', async (request, reply) => {
    const message = await findMessage(directory, request.params.id)
    return message
      ? sendPage(reply, renderMessage(message), policy)
      : sendProblem(reply, 'NOT_FOUND')
  })

  app.get<{ Params: { id: string; index: string } }>(
    '/dev/mail/:id/attachments/:index',
    async (request, reply) => {
      const message = await findMessage(directory, request.params.id)
      const attachment = message?.attachments[Number(request.params.index)]
      if (!attachment) return sendProblem(reply, 'NOT_FOUND')
      return reply
        .header('content-disposition', `attachment; filename="${attachment.filename}"`)
        .header('cache-control', 'no-store')
        .type(attachment.contentType)
        .send(attachment.content)
    },
  )
}
