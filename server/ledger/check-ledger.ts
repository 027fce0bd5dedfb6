import type { Database } from '../platform/database/open-database'
import { findLedgerFaults } from './find-ledger-faults'

type Options = {
  database: Database
  log: { error(facts: object, message: string): void }
  /** Tells the operator how many accounts there are and their names; never an address. */
  alert(accounts: readonly string[]): Promise<void>
}

/** Compares every balance with its movements (04, « Ledger »); what differs is said, not repaired. */
export async function checkLedger({ database, log, alert }: Options) {
  const accounts = await findLedgerFaults(database)
  if (accounts.length === 0) return
  log.error({ accounts }, 'balances that their movements do not explain')
  await alert(accounts)
}
