// The product without its pages, on the embedded database in memory, with the given environment variables.
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { compose } from '../../server/composition/compose'
import { readConfig } from '../../server/config'
import { findFreePort } from '../../tests/support/product/find-free-port'
import { serveCommands } from '../bench-process'
import { reserveCalls } from '../calls/reserve-calls'
import type { ProductCommands } from './process-commands'

let product: Awaited<ReturnType<typeof compose>> | null = null
let origin = ''
let costInEuros = 0
let areAllPricesKnown = true

const getDatabase = () => {
  if (!product) throw new Error('The product was not started')
  return product.database
}

serveCommands<ProductCommands>({
  async start({ environment }) {
    const config = {
      ...readConfig({
        OLLAMA_URL: 'off',
        ...environment,
        PORT: String(await findFreePort()),
        DATA_DIR: mkdtempSync(path.join(tmpdir(), 'amivoix-bench-')),
        AUTH_SECRET: 'only-for-measuring-'.repeat(2),
        LOG_LEVEL: 'error',
      }),
      database: { kind: 'embedded' as const },
    }
    product = await compose({
      config,
      hasPages: false,
      onRequestFinished({ costEuros }) {
        if (costEuros === null) areAllPricesKnown = false
        else costInEuros += costEuros
      },
    })
    await product.listen()
    origin = config.publicUrl.origin
    return { origin }
  },
  reserve: ({ count, sharedWith: consentedHosts = [] }) =>
    reserveCalls(getDatabase(), origin, count, consentedHosts),
  readCost: () => (areAllPricesKnown ? costInEuros : null),
  async readLedger({ callId, userId }) {
    const { rows } = await getDatabase().pool.query(
      `select
         (select coalesce(-sum(minutes), 0)::int from minute_ledger where reference = $1) as charged,
         (select minutes_left from user_profiles where id = $2) as "balance"`,
      [callId, userId],
    )
    return rows[0] as { charged: number; balance: number }
  },
})
