import type { FastifyBaseLogger } from 'fastify'
import type { Config } from '../config'
import { checkLedger } from '../ledger/check-ledger'
import { ledgerFaultMail } from '../ledger/ledger-fault-mail'
import type { Database } from '../platform/database/open-database'
import type { JobQueue } from '../platform/jobs/job-queue'

type Options = {
  config: Pick<Config, 'adminEmail' | 'publicUrl'>
  database: Database
  jobs: JobQueue
  log: FastifyBaseLogger
}

/** After the payments of the night were reconciled. */
const checkAt = '50 4 * * *'

/** The daily comparison of balances and movements. */
export const wireLedger = ({ config, database, jobs, log }: Options) => ({
  async start() {
    const alert = async (accounts: readonly string[]) => {
      if (config.adminEmail)
        await jobs.enqueue(
          null,
          'send-mail',
          ledgerFaultMail(config.adminEmail, config.publicUrl, accounts),
        )
    }
    await jobs.work('check-ledger', () => checkLedger({ database, log, alert }))
    await jobs.schedule('check-ledger', checkAt, {})
  },
})
