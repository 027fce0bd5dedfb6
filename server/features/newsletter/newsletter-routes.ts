import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import {
  type NewsletterState,
  newsletterConfirmationsApiPath,
  newsletterStatePath,
  newsletterSubscriptionsApiPath,
  newsletterUnsubscriptionsApiPath,
} from '../../../contract/newsletter-paths'
import { toCanonicalMailbox } from '../../../domain/accounts/canonical-mailbox'
import { ApplicationError } from '../../platform/application-error'
import type { JobQueue } from '../../platform/jobs/job-queue'
import { consumeForNetwork, getNetwork } from '../../platform/rate-limits/consume-for-network'
import type { RateLimit } from '../../platform/rate-limits/create-rate-limits'
import { createToken, hashToken } from '../../platform/tokens'
import { confirmationMail, welcomeMail } from './newsletter-mails'
import type { NewsletterRepository } from './newsletter-repository'
import { type AnnouncedArticle, findNewestArticle } from './send-newsletter'

type Options = {
  subscriptions: NewsletterRepository
  articles: readonly AnnouncedArticle[]
  jobs: Pick<JobQueue, 'enqueue'>
  origin: string
  now(): Date
  isLoopbackRequest(request: FastifyRequest): boolean
  /** Throws RATE_LIMITED. */
  consume(limit: RateLimit, subject: string): Promise<void>
}

/** Sign-ups per network; a whole company may share a network. */
const networkLimit: RateLimit = { name: 'newsletter', max: 10, windowSeconds: 3_600 }
/** Confirmation mails per mailbox; anybody can trigger them. */
const mailboxLimit: RateLimit = { name: 'newsletter-mails', max: 3, windowSeconds: 86_400 }

const formType = 'application/x-www-form-urlencoded'
/**
 * The content type that RFC 8058, section 3.2, recommends to mail programs. Our own forms never use
 * it.
 */
const mailProgramType = 'multipart/form-data'

const signUpBody = z.object({ email: z.string().trim().toLowerCase().max(254).pipe(z.email()) })
const confirmationBody = z.object({ token: z.string().min(20).max(100) })
const unsubscriptionInput = z.object({ id: z.uuid() })

/**
 * Registers the endpoints of the newsletter's forms. They respond with a redirect to a page, so
 * that the forms work without scripts; mail programs get no redirect. The response to a sign-up is
 * the same for known and unknown addresses.
 */
export async function newsletterRoutes(app: FastifyInstance, options: Options) {
  const { subscriptions, articles, jobs, origin, now, consume } = options

  app.addContentTypeParser(formType, { parseAs: 'string' }, (_request, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  )

  // The URL contains the id of the subscription. The body of a one-click request is not needed.
  app.addContentTypeParser(mailProgramType, { parseAs: 'string' }, (_request, _body, done) =>
    done(null, {}),
  )

  app.post(newsletterSubscriptionsApiPath, async (request, reply) => {
    const parsed = signUpBody.safeParse(request.body)
    if (!parsed.success) return redirectToState(reply, 'adresse-invalide')
    const { email } = parsed.data
    if (!options.isLoopbackRequest(request)) {
      const isAllowed = await isWithinLimit(
        consumeForNetwork(consume, networkLimit, getNetwork(request.ip)),
      )
      if (!isAllowed) return redirectToState(reply, 'trop-de-demandes')
    }
    if (await isWithinLimit(consume(mailboxLimit, toCanonicalMailbox(email)))) {
      const token = createToken()
      await subscriptions.storeSignUp(email, hashToken(token, 'base64url'), async (transaction) => {
        await jobs.enqueue(transaction, 'send-mail', confirmationMail(email, token, origin))
      })
    }
    return redirectToState(reply, 'message-parti')
  })

  app.post(newsletterConfirmationsApiPath, async (request, reply) => {
    const parsed = confirmationBody.safeParse(request.body)
    if (!parsed.success) return redirectToState(reply, 'lien-perime')
    const isConfirmed = await subscriptions.confirm(
      hashToken(parsed.data.token, 'base64url'),
      findNewestArticle(articles, now())?.id ?? 0,
      async (transaction, subscription) => {
        await jobs.enqueue(transaction, 'send-mail', welcomeMail(subscription, origin))
      },
    )
    return redirectToState(reply, isConfirmed ? 'inscription-confirmee' : 'lien-perime')
  })

  // Mail programs send the id in the URL; our own page sends it in a form.
  app.post(newsletterUnsubscriptionsApiPath, async (request, reply) => {
    const fromMail = unsubscriptionInput.safeParse(request.query)
    const fromForm = unsubscriptionInput.safeParse(request.body)
    const id = fromMail.data?.id ?? fromForm.data?.id
    if (id !== undefined) await subscriptions.remove(id)
    // RFC 8058 forbids a redirect, because mail programs handle redirects badly.
    return fromMail.success
      ? reply.code(204).send()
      : redirectToState(reply, 'desinscription-faite')
  })
}

const redirectToState = (reply: FastifyReply, state: NewsletterState) =>
  reply.redirect(newsletterStatePath(state), 303)

/** Whether an attempt is within its limit. */
const isWithinLimit = (consumption: Promise<void>) =>
  consumption.then(
    () => true,
    (error: unknown) => {
      if (error instanceof ApplicationError) return false
      throw error
    },
  )
