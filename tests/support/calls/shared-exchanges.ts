import { readFileSync } from 'node:fs'
import { deserialize } from 'node:v8'
import type { PreparedExchanges } from '../../../voice/brain/exchanges/prepare-exchanges'

// Replaces voice/brain/exchanges/prepared-exchanges.ts in integration tests (vitest.config.ts). The set-up of the test
// run prepares the exchanges, as the build does for the built server; each worker then reads the result.

const file = process.env['PREPARED_EXCHANGES_FILE']

export const preparedExchanges: PreparedExchanges =
  file === undefined ? await prepare() : deserialize(readFileSync(file))

async function prepare() {
  const { exchanges } = await import('../../../voice/brain/exchanges/all-exchanges')
  const { prepareExchanges } = await import('../../../voice/brain/exchanges/prepare-exchanges')
  return prepareExchanges(exchanges)
}
