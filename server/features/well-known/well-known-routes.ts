import type { FastifyInstance } from 'fastify'
import { pagePaths } from '../../../contract/paths'
import { sendProblem } from '../../platform/http/create-http-server'

type Options = {
  origin: string
  /** Where to report a vulnerability; null while the operator has stated no address. */
  contactEmail: string | null
  now?: () => Date
}

/** How long security.txt is valid; RFC 9116 recommends less than a year. */
const securityTxtLifetimeMs = 180 * 86_400_000

/**
 * Registers /.well-known/security.txt (RFC 9116), which answers 404 without a contact, and
 * /.well-known/change-password (https://w3c.github.io/webappsec-change-password-url/).
 */
export async function wellKnownRoutes(
  app: FastifyInstance,
  { origin, contactEmail, now = () => new Date() }: Options,
) {
  app.get('/.well-known/security.txt', (_request, reply) => {
    if (contactEmail === null) return sendProblem(reply, 'NOT_FOUND')
    const lines = [
      `Contact: mailto:${contactEmail}`,
      `Expires: ${new Date(now().getTime() + securityTxtLifetimeMs).toISOString()}`,
      'Preferred-Languages: fr, en',
      `Canonical: ${new URL('/.well-known/security.txt', origin).href}`,
    ]
    return reply.type('text/plain; charset=utf-8').send(`${lines.join('\n')}\n`)
  })

  app.get('/.well-known/change-password', (_request, reply) =>
    reply.redirect(pagePaths.profile, 302),
  )
}
