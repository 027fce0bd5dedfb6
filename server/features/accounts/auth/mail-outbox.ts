import { AsyncLocalStorage } from 'node:async_hooks'
import type { JobQueue } from '../../../platform/jobs/job-queue'
import type { Mail } from '../../../platform/mail/mail'

export type MailOutbox = ReturnType<typeof createMailOutbox>

/**
 * Collects the mails that better-auth sends during its transaction, when the embedded database's
 * one connection cannot enqueue a job. They are enqueued afterwards, before the response.
 */
export function createMailOutbox(jobs: Pick<JobQueue, 'enqueue'>) {
  const collected = new AsyncLocalStorage<Mail[]>()

  return {
    add(mail: Mail) {
      const mails = collected.getStore()
      if (!mails) throw new Error('An e-mail was added outside of collect()')
      mails.push(mail)
    },

    /** Runs a call of better-auth; returns its result with the mails that it sent meanwhile. */
    async collect<Result>(run: () => Promise<Result>) {
      const mails: Mail[] = []
      return { result: await collected.run(mails, run), mails }
    },

    async send(mails: readonly Mail[]) {
      for (const mail of mails) await jobs.enqueue(null, 'send-mail', mail)
    },
  }
}
