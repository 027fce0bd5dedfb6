import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { checkLedger } from '../../../server/ledger/check-ledger'
import { findUnbalancedAccounts } from '../../../server/ledger/find-unbalanced-accounts'
import { engines } from '../../support/database/engines'
import { startProduct, type TestProduct } from '../../support/product/start-product'

const adminEmail = 'direction@example.test'

describe.each(engines)('checking balances against the ledger, on %s', (engine) => {
  let product: TestProduct
  beforeAll(async () => {
    product = await startProduct({ engine, adminEmail })
  })
  afterAll(() => product?.close())

  const execute = (statement: string, id: string) => product.pool.query(statement, [id])

  test('finds a balance that differs from its ledger, and an entry with a wrong balance', async () => {
    const camille = await product.signUp('camille')
    const lou = await product.signUp('lou')
    await product.signUp('noa')
    expect(await findUnbalancedAccounts(product.database)).toEqual([])
    await execute(
      'update user_profiles set minutes_left = minutes_left + 1 where id = $1',
      camille.id,
    )
    await execute(
      'update minute_ledger set balance_after = balance_after + 1 where user_id = $1',
      lou.id,
    )
    expect(await findUnbalancedAccounts(product.database)).toEqual([camille.id, lou.id].sort())
    await execute(
      'update user_profiles set minutes_left = minutes_left - 1 where id = $1',
      camille.id,
    )
    await execute(
      'update minute_ledger set balance_after = balance_after - 1 where user_id = $1',
      lou.id,
    )
    expect(await findUnbalancedAccounts(product.database)).toEqual([])
  })

  test('checks all accounts, even if they need more than one batch', async () => {
    await product.pool.query(
      `with users as (
         insert into "user" (name, email)
         select 'Sacha', 'sacha.' || number || '@example.test' from generate_series(1, 450) as number
         returning id
       )
       insert into user_profiles (id, username, minutes_left) select id, 'Sacha', 3 from users`,
    )
    expect(await findUnbalancedAccounts(product.database)).toHaveLength(450)
    await product.pool.query(`update user_profiles set minutes_left = 0 where username = 'Sacha'`)
    expect(await findUnbalancedAccounts(product.database)).toEqual([])
  })

  test('logs only ids and alerts the administrator by e-mail, and does nothing when all balances match', async () => {
    const loggedFacts: object[] = []
    const accountsInAlerts: (readonly string[])[] = []
    const check = () =>
      checkLedger({
        database: product.database,
        log: { error: (facts) => loggedFacts.push(facts) },
        alert: async (accounts) => {
          accountsInAlerts.push(accounts)
        },
      })
    await check()
    expect({ loggedFacts, accountsInAlerts }).toEqual({ loggedFacts: [], accountsInAlerts: [] })
    const sam = await product.signUp('sam')
    await execute('update user_profiles set minutes_left = 1 where id = $1', sam.id)
    await check()
    expect({ loggedFacts, accountsInAlerts }).toEqual({
      loggedFacts: [{ accounts: [sam.id] }],
      accountsInAlerts: [[sam.id]],
    })

    await product.jobs.enqueue(null, 'check-ledger', {})
    await expect
      .poll(() => product.listMailsTo(adminEmail))
      .toMatchObject([{ subject: 'Des soldes ne suivent pas leur registre' }])
    const [mail] = await product.listMailsTo(adminEmail)
    expect(mail?.text).toContain(sam.id)
    expect(mail?.text).not.toContain(sam.email)
    await execute('update user_profiles set minutes_left = 5 where id = $1', sam.id)
  })
})
