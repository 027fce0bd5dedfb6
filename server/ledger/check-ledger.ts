import type { Database } from '../platform/database/open-database'
import { findUnbalancedAccounts } from './find-unbalanced-accounts'

type Deps = {
  database: Database
  log: { error(facts: object, message: string): void }
  /** Sends the operator the ids of the accounts whose balance is wrong. */
  alert(accountIds: readonly string[]): Promise<void>
}

/** Compares every balance with its ledger entries. Differences are reported, never repaired. */
export async function checkLedger({ database, log, alert }: Deps) {
  const accountIds = await findUnbalancedAccounts(database)
  if (accountIds.length === 0) return
  // The alert e-mail quotes this message, so that the operator can search the log for it.
  log.error({ accounts: accountIds }, 'balances that their ledger entries do not explain')
  await alert(accountIds)
}
