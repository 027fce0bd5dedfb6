import { toParisDay } from '../../../domain/formatting/paris-time'
import type { JobQueue } from '../../platform/jobs/job-queue'
import { articleMail } from './newsletter-mails'
import type { NewsletterRepository } from './newsletter-repository'

/** The fields of an article that its announcement needs. */
export type AnnouncedArticle = {
  id: number
  title: string
  excerpt: string
  readTime: number
  publishedAt: string
}

type Deps = {
  subscriptions: Pick<NewsletterRepository, 'claimDue'>
  /** All articles, the newest first. */
  articles: readonly AnnouncedArticle[]
  jobs: Pick<JobQueue, 'enqueue'>
  origin: string
  now(): Date
}

/**
 * Subscriptions per statement: few, so that a statement takes at most 50 ms on the embedded
 * database.
 */
const batchSize = 50

/** Returns the newest article that was published today (in Paris) or earlier. */
export const findNewestArticle = <Article extends { publishedAt: string }>(
  articles: readonly Article[],
  now: Date,
) => articles.find(({ publishedAt }) => publishedAt <= toParisDay(now))

/**
 * Announces the newest article once to every confirmed subscriber. Suspended users get it after their
 * suspension is lifted, if it is still the newest then.
 */
export async function sendNewsletter({ subscriptions, articles, jobs, origin, now }: Deps) {
  const article = findNewestArticle(articles, now())
  if (!article) return
  let claimedCount: number
  do {
    claimedCount = await subscriptions.claimDue(
      article.id,
      batchSize,
      async (transaction, subscription) => {
        await jobs.enqueue(transaction, 'send-mail', articleMail(subscription, article, origin))
      },
    )
  } while (claimedCount === batchSize)
}
