import { AsyncLocalStorage } from 'node:async_hooks'
import type { JobQueue } from '../../platform/jobs/job-queue'
import type { Mail } from '../../platform/mail/mail'

export type MailOutbox = ReturnType<typeof createMailOutbox>

/**
 * The auth library asks for mails while its transaction is open, where the embedded engine's one
 * connection cannot take a job. They are kept meanwhile, and enqueued before the answer.
 */
export function createMailOutbox(jobs: Pick<JobQueue, 'enqueue'>) {
  const kept = new AsyncLocalStorage<Mail[]>()

  return {
    keep(mail: Mail) {
      const mails = kept.getStore()
      if (!mails) throw new Error('A mail was asked for outside of an outbox')
      mails.push(mail)
    },

    /** Runs a request of the library; answers what it asked to send as well. */
    async collect<Result>(run: () => Promise<Result>) {
      const mails: Mail[] = []
      return { result: await kept.run(mails, run), mails }
    },

    async send(mails: readonly Mail[]) {
      for (const mail of mails) await jobs.enqueue(null, 'send-mail', mail)
    },
  }
}
